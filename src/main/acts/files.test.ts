import { describe, expect, it } from 'vitest';
import type { ActRequest } from '#contract/bridge/recorded-acts.ts';
import { failed, ok } from '#contract/wire/problem.ts';
import { approve, heldBack, program, quiet, sendFile } from './testing.ts';

const CONFLICT = 'Nothing was sent. The outcome of an earlier action is not known yet.';

describe('the files of disputes', () => {
  it('of one follow each other though all were read before, those of two do not wait', async () => {
    const { send: answering, waiting } = heldBack();
    const { acts, calls } = program({ send: answering });
    const reading = acts.read();
    const sendAll = (...files: readonly ActRequest[]) =>
      files.map((file) => acts.send({ ...file, reading }, 'w1'));
    const sending = sendAll(sendFile('a.pdf'), sendFile('b.pdf'));
    await quiet();
    sending.push(...sendAll(sendFile('c.pdf', '4')));
    await quiet();
    expect(calls.map(({ input }) => input)).toMatchObject([
      { id: '3', matcher_resp_email: { name: 'a.pdf' } },
      { id: '4', matcher_resp_email: { name: 'c.pdf' } },
    ]);
    waiting[0]?.(ok({}));
    waiting[1]?.(ok({}));
    await quiet();
    expect(calls.at(-1)?.input).toMatchObject({ matcher_resp_email: { name: 'b.pdf' } });
    waiting[2]?.(ok({}));
    expect(await Promise.all(sending)).toEqual([ok({}), ok({}), ok({})]);
  });

  it('and a decision about it outdate each other', async () => {
    const { acts } = program();
    const reading = acts.read();
    await acts.send({ ...sendFile('a.pdf'), reading }, 'w1');
    expect(await acts.send({ ...approve(), reading }, 'w1')).toMatchObject({
      problem: { kind: 'conflict', act: { action: 'dispute.sendFile' } },
    });
    await acts.send({ ...approve(), reading: acts.read() }, 'w1');
    expect(await acts.send({ ...sendFile('b.pdf'), reading }, 'w1')).toMatchObject({
      problem: { kind: 'conflict', act: { action: 'dispute.approve' } },
    });
  });

  it('are not waited for by a decision', async () => {
    const { send: answering, waiting } = heldBack();
    const { send } = program({ send: answering });
    const file = send(sendFile('a.pdf'));
    await quiet();
    expect(await send(approve())).toMatchObject({ problem: { message: CONFLICT } });
    waiting[0]?.(ok({}));
    await file;
  });

  it('tell the window that sends them how far they are', async () => {
    const { send, uploads } = program({
      send: ({ onUpload }) => {
        onUpload?.(50, 200);
        return Promise.resolve(ok({}));
      },
    });
    await send({ ...sendFile('a.pdf'), callId: 'c1' });
    expect(uploads).toEqual([['c1', 50, 200]]);
  });

  it('are not sent when they are cancelled before: while another is sent, and while they are written down', async () => {
    const { send: answering, waiting } = heldBack();
    const { acts, calls } = program({ send: answering });
    const sendNext = (callId: string) =>
      acts.send({ ...sendFile(`${callId}.pdf`), callId, reading: acts.read() }, 'w1');
    const first = sendNext('c1');
    await quiet();
    const queued = sendNext('c2');
    await quiet();
    acts.cancel('c2', 'w1');
    waiting[0]?.(ok({}));
    await first;
    const nothingSent = {
      problem: { kind: 'refused', message: expect.stringMatching(/^Nothing was sent/u) },
    };
    expect(await queued).toMatchObject(nothingSent);
    const beingWritten = sendNext('c3');
    acts.cancel('c3', 'w1');
    expect(await beingWritten).toMatchObject(nothingSent);
    expect(calls).toHaveLength(1);
    expect(acts.unsettled()).toEqual([]);
  });

  it('leave it open what became of them when they are sent again and that is cancelled before', async () => {
    const lost = failed({ kind: 'offline', message: 'No answer' });
    const { acts, calls } = program({ send: () => Promise.resolve(lost) });
    const file = { ...sendFile('a.pdf'), callId: 'c1', reading: acts.read() };
    await acts.send(file, 'w1');
    const again = acts.send({ ...file, callId: 'c2' }, 'w1');
    acts.cancel('c2', 'w1');
    await again;
    expect(calls).toHaveLength(1);
    expect(acts.unsettled()).toMatchObject([{ outcome: 'unknown', tries: 2 }]);
  });

  it('can be aborted by the window that sends them alone, and not once they are answered', async () => {
    const signals: AbortSignal[] = [];
    const { send: answering, waiting } = heldBack();
    const { acts, send } = program({
      send: (_call, signal) => {
        signals.push(signal);
        return answering();
      },
    });
    const sending = send({ ...sendFile('a.pdf'), callId: 'c1' });
    await quiet();
    acts.cancel('c1', 'w2');
    acts.cancel('c2', 'w1');
    expect(signals[0]?.aborted).toBe(false);
    acts.cancel('c1', 'w1');
    expect(signals[0]?.aborted).toBe(true);
    waiting[0]?.({ ok: false, problem: { kind: 'cancelled', message: 'Given up' } });
    await sending;
    expect(acts.unsettled()).toMatchObject([{ outcome: 'unknown', status: null }]);
    await acts.decide(acts.unsettled()[0]?.key ?? '');
    const next = send({ ...sendFile('b.pdf'), callId: 'c2' });
    await quiet();
    waiting[1]?.(ok({}));
    await next;
    acts.cancel('c2', 'w1');
    expect(signals[1]?.aborted).toBe(false);
  });
});
