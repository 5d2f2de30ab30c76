/** The text of a support bundle, without personal data: composed once, shown, and saved exactly as shown. */
import { redactText } from '#main/basics/log.ts';

export interface BundleContent {
  readonly time: Date;
  /** Names and values, in the order they are listed. */
  readonly facts: Readonly<Record<string, string>>;
  readonly notices: readonly string[];
  /** Names of the personal settings that differ from the defaults; their values stay here. */
  readonly settings: readonly string[];
  /** The last self-check, a line each. */
  readonly selfCheck: readonly string[];
  /** Lines of the log, oldest first; redacted when they were written, and once more here. */
  readonly log: readonly string[];
  /** Texts that identify the user or the computer, and their replacements. */
  readonly private: readonly (readonly [text: string, replacement: string])[];
}

const INTRODUCTION =
  'This file holds what is listed below and nothing else. Passwords, tokens and personal data were taken out; read it before you send it to anyone.';

const section = (title: string, lines: readonly string[]): string =>
  `${title}\n${'-'.repeat(title.length)}\n${lines.length > 0 ? lines.join('\n') : '(none)'}\n`;

/** Shorter texts than this are also parts of common words, so they are not replaced. */
const SHORTEST_PRIVATE = 3;

/** Matches `hidden` as a whole word, so that an account named 'ada' does not change 'adapter'. */
const asWord = (hidden: string) =>
  new RegExp(`(?<!\\w)${hidden.replaceAll(/[\\^$.*+?()[\]{}|/]/gu, '\\$&')}(?!\\w)`, 'giu');

/** `text` without the private texts, also inside JSON, where a backslash is doubled. */
function withoutPrivate(text: string, replacements: BundleContent['private']): string {
  return replacements
    .filter(([hidden]) => hidden.length >= SHORTEST_PRIVATE)
    .flatMap(([hidden, replacement]) => [
      [hidden, replacement] as const,
      [hidden.replaceAll('\\', '\\\\'), replacement] as const,
    ])
    .reduce((rest, [hidden, replacement]) => rest.replace(asWord(hidden), () => replacement), text);
}

/** Composes the bundle. */
export function composeBundle(content: BundleContent): string {
  const clean = (lines: readonly string[]) =>
    lines.map((line) => redactText(withoutPrivate(line, content.private)));
  const facts = Object.entries(content.facts).map(([name, value]) => `${name}: ${value}`);
  return [
    `Corridor support bundle, ${content.time.toISOString()}`,
    `${INTRODUCTION}\n`,
    section('This installation', clean(facts)),
    section('Notices', clean(content.notices)),
    section('Personal settings that were changed (names only)', clean(content.settings)),
    section('Self-check', clean(content.selfCheck)),
    section('Log, oldest line first', clean(content.log)),
  ].join('\n');
}

/** The name of a bundle of that time: `corridor-support-20260102-030405.txt`, in UTC. */
export function bundleFileName(time: Date): string {
  const [day = '', clock = ''] = time.toISOString().slice(0, 19).split('T');
  return `corridor-support-${day.replaceAll('-', '')}-${clock.replaceAll(':', '')}.txt`;
}
