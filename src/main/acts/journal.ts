/** The journal of acts, JSON lines on the disk before an act is sent, so that no crash, restart or kill loses one. */
import { createHash } from 'node:crypto';
import { mkdir, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { actOutcome, bulkRun, recordedAct } from '#contract/bridge/act-schemas.ts';
import { type BulkRun, isSettled, type RecordedAct } from '#contract/bridge/recorded-acts.ts';
import { whenFree } from '#main/basics/held-file.ts';
import type { Logger } from '#main/basics/ports.ts';
import { writeWhole } from '#main/basics/whole-file.ts';

/** The content of a line: a step of an act, in order, or of a bulk run. */
const lineSchema = z.discriminatedUnion('line', [
  recordedAct
    .pick({ key: true, person: true, action: true, endpoint: true, subject: true, run: true })
    .extend({ fields: recordedAct.shape.fields, rows: recordedAct.shape.rows })
    .extend({ wanted: recordedAct.shape.wanted, tries: recordedAct.shape.tries })
    .extend({ line: z.literal('sent'), at: z.iso.datetime() }),
  z.object({
    line: z.literal('answered'),
    key: z.uuid(),
    outcome: actOutcome.exclude(['sent']),
    status: z.int().nullable(),
    made: recordedAct.shape.made,
    at: z.iso.datetime(),
  }),
  recordedAct
    .pick({ key: true, found: true, isNews: true })
    .extend({ settlement: recordedAct.shape.settlement.unwrap() })
    .extend({ line: z.literal('settled'), at: z.iso.datetime() }),
  z.object({ line: z.literal('seen'), key: z.uuid(), at: z.iso.datetime() }),
  bulkRun.extend({ line: z.literal('run') }),
  z.object({ line: z.literal('run-ended'), run: z.uuid(), at: z.iso.datetime() }),
]);
type Line = z.infer<typeof lineSchema>;

/** The fields of an act before it is sent. */
export type Sending = Omit<Extract<Line, { line: 'sent' }>, 'line' | 'at'>;

export interface Journal {
  /** Every act that is kept, the earliest first. */
  acts(): readonly RecordedAct[];
  /** The bulk runs that have not ended, the earliest first. */
  runs(): readonly BulkRun[];
  /** Writes down that an act is about to be sent; rejects when the disk does not take it. */
  sent(sending: Sending): Promise<RecordedAct>;
  /** Writes down the answer. An answer the disk does not take is kept until the program ends. */
  answered(
    key: string,
    outcome: RecordedAct['outcome'],
    status: number | null,
    made?: string,
  ): Promise<RecordedAct>;
  /** Writes down that it happened, by what was found, or without it that the user has checked it. */
  settled(key: string, found: RecordedAct['found']): Promise<RecordedAct>;
  /** Writes down that somebody has seen what was found of it. */
  seen(key: string): Promise<RecordedAct>;
  beginRun(run: BulkRun): Promise<void>;
  endRun(run: string): Promise<void>;
  /** Resolves once every line is on the disk. */
  close(): Promise<void>;
}

export interface JournalOptions {
  /** The data folder; made when it is missing. */
  readonly folder: string;
  /** Which API the acts are sent to: each has its journal. */
  readonly account: string;
  /** Days after which an act is forgotten. */
  readonly keepDays: number;
  readonly logger: Logger;
  /** Bytes a file may have; only tests make it smaller. */
  readonly mostBytes?: number;
}

const DAY_MS = 86_400_000;
const MOST_BYTES = 8 * 1024 * 1024;
/** The bytes of a too large file that stay when it is rewritten. */
const KEPT_SHARE = 0.5;

const now = () => new Date().toISOString();

/** The acts and runs in these lines. Lines of a missing act are skipped. */
class Book {
  readonly acts = new Map<string, RecordedAct>();
  readonly runs = new Map<string, BulkRun>();

  add(line: Line): void {
    switch (line.line) {
      case 'sent': {
        const { line: _line, at: sentAt, ...sending } = line;
        this.acts.set(line.key, { ...sending, sentAt, ...UNANSWERED });
        break;
      }
      case 'answered':
        this.change(line.key, {
          outcome: line.outcome,
          status: line.status,
          answeredAt: line.at,
          made: line.made,
        });
        break;
      case 'settled':
        this.change(line.key, {
          settlement: line.settlement,
          settledAt: line.at,
          found: line.found,
          isNews: line.isNews,
        });
        break;
      case 'seen':
        this.change(line.key, { isNews: false });
        break;
      case 'run': {
        const { line: _line, ...run } = line;
        this.runs.set(run.run, run);
        break;
      }
      case 'run-ended':
        this.runs.delete(line.run);
        break;
    }
  }

  change(key: string, more: Partial<RecordedAct>): void {
    const known = this.acts.get(key);
    if (known) this.acts.set(key, { ...known, ...more });
  }
}

const UNANSWERED = {
  outcome: 'sent',
  status: null,
  answeredAt: null,
  settlement: null,
  settledAt: null,
  found: null,
  isNews: false,
} as const;

/** How an act is settled: what was found is news, what a person has checked is not. */
const bySettling = (found: RecordedAct['found']) =>
  ({ settlement: found ? 'happened' : 'checked', found, isNews: found !== null }) as const;

function linesOf(recorded: RecordedAct): Line[] {
  const { sentAt, outcome, status, answeredAt, made, settlement, settledAt, ...rest } = recorded;
  const { found, isNews, ...sending } = rest;
  const { key } = sending;
  const steps = [
    { line: 'sent', ...sending, at: sentAt },
    { line: 'answered', key, outcome, status, made, at: answeredAt },
    { line: 'settled', key, settlement, found, isNews, at: settledAt },
  ];
  return steps.filter(({ at }) => at !== null) as Line[];
}

const textOf = (lines: readonly Line[]) =>
  lines.map((each) => `${JSON.stringify(each)}\n`).join('');

/** A line of the file; undefined for a torn one and for what a later version has written. */
function readLine(text: string): Line | undefined {
  try {
    return lineSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

async function readText(path: string): Promise<string> {
  try {
    return await whenFree(() => readFile(path, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw error;
  }
}

/** An unanswered act of a program that ended. It counts as answered when sent, so that later readings may settle it. */
const interrupted = (recorded: RecordedAct): RecordedAct =>
  recorded.outcome === 'sent'
    ? { ...recorded, outcome: 'unknown', answeredAt: recorded.sentAt }
    : recorded;

/** The kept part of a book: the latest `most` acts since `since`, and all that are not settled. */
function pruned({ acts, runs }: Book, since: number, most = acts.size): Book {
  const kept = new Book();
  const all = [...acts.values()];
  const young = all.filter(({ sentAt }) => Date.parse(sentAt) >= since);
  const late = new Set(young.slice(-most));
  for (const each of all) if (late.has(each) || !isSettled(each)) kept.acts.set(each.key, each);
  for (const run of runs.values()) {
    if (Date.parse(run.startedAt) >= since) kept.runs.set(run.run, run);
  }
  return kept;
}

const wholeText = ({ acts, runs }: Book) =>
  textOf([
    ...[...runs.values()].map((run) => ({ line: 'run' as const, ...run })),
    ...[...acts.values()].flatMap(linesOf),
  ]);

/** What tells the files of APIs apart; it does not reveal the address. */
export const accountHash = (account: string): string =>
  createHash('sha256').update(account).digest('hex').slice(0, 12);

/** The name of an API's journal. */
export const journalFile = (account: string): string => `acts-${accountHash(account)}.jsonl`;

export interface JournalStorage {
  /** Adds to the end; resolves once it is on the disk. */
  append(text: string): Promise<void>;
  /** Replaces the whole file, or leaves it unchanged. */
  replace(text: string): Promise<void>;
}

/** A journal of that `text`; null if it could not be read: then it is only appended to and never replaced. */
export function createJournal(
  storage: JournalStorage,
  { keepDays, logger, mostBytes = MOST_BYTES }: Omit<JournalOptions, 'folder' | 'account'>,
  text: string | null = '',
): Journal {
  let book = new Book();
  let bytes = 0;
  let isTorn = false;
  let writing: Promise<unknown> = Promise.resolve();

  async function rewrite(most?: number): Promise<void> {
    book = pruned(book, Date.now() - keepDays * DAY_MS, most);
    const whole = wholeText(book);
    await storage.replace(whole);
    bytes = Buffer.byteLength(whole);
  }

  async function append(line: Line): Promise<void> {
    const added = `${isTorn ? '\n' : ''}${textOf([line])}`;
    isTorn = true;
    await storage.append(added);
    isTorn = false;
    book.add(line);
    bytes += Buffer.byteLength(added);
    if (text !== null && bytes > mostBytes) await rewrite(Math.floor(book.acts.size * KEPT_SHARE));
  }

  /** Lines follow each other; one that could not be written does not stop later ones. */
  function after(work: () => Promise<void>): Promise<void> {
    const done = writing.then(work);
    writing = done.catch((error: unknown) => logger.error('journal.not-written', { error }));
    return done;
  }

  const write = (line: Line) => after(() => append(line));

  const actOf = (key: string): RecordedAct => {
    const found = book.acts.get(key);
    if (!found) throw new Error(`The journal has no act ${key}`);
    return found;
  };

  /** Takes over what is known now, whether or not the disk does. */
  async function note(line: Line, key: string): Promise<RecordedAct> {
    book.add(line);
    await write(line).catch(() => undefined);
    return actOf(key);
  }

  for (const each of text?.split('\n') ?? []) {
    const line = readLine(each);
    if (line) book.add(line);
  }
  for (const recorded of book.acts.values()) book.acts.set(recorded.key, interrupted(recorded));
  // Repairs torn lines, forgotten acts and missed answers at once.
  if (text) void after(() => rewrite()).catch(() => undefined);

  return {
    acts: () => [...book.acts.values()],
    runs: () => [...book.runs.values()],
    sent: async (sending) => {
      await write({ line: 'sent', ...sending, at: now() });
      return actOf(sending.key);
    },
    answered: (key, outcome, status, made) => {
      if (outcome === 'sent') throw new Error('An answer says more than that it was sent');
      return note({ line: 'answered', key, outcome, status, made, at: now() }, key);
    },
    settled: (key, found) => note({ line: 'settled', key, ...bySettling(found), at: now() }, key),
    seen: (key) => note({ line: 'seen', key, at: now() }, key),
    beginRun: (run) => write({ line: 'run', ...run }),
    endRun: async (run) => {
      book.runs.delete(run);
      await write({ line: 'run-ended', run, at: now() }).catch(() => undefined);
    },
    close: async () => {
      await writing;
    },
  };
}

/** A file that is opened for each line: another start of the program may have replaced it. */
const fileStorage = (folder: string, path: string): JournalStorage => ({
  append: async (text) => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const file = await whenFree(() => open(path, 'a', 0o600));
    try {
      await file.appendFile(text);
      await file.datasync();
    } finally {
      await file.close();
    }
  },
  replace: (text) => writeWhole(path, text),
});

/** Opens the journal of an API. Never rejects: if the folder cannot be used, every later write does. */
export async function openJournal(options: JournalOptions): Promise<Journal> {
  const { folder, account, ...more } = options;
  const path = join(folder, journalFile(account));
  const text = await readText(path).catch((error: unknown) => {
    more.logger.error('journal.not-read', { error });
    return null;
  });
  return createJournal(fileStorage(folder, path), more, text);
}
