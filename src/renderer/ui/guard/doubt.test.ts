import { expect, it } from 'vitest';
import type { ActRequest } from '#contract/bridge/recorded-acts.ts';
import { type ReferralTransaction, referralTransaction } from '#contract/people/referrals.ts';
import type { Read } from '#domain/acts/act.ts';
import { WITHDRAWAL_ACTS } from '#domain/acts/areas/withdrawals.ts';
import { ProblemError } from '#renderer/client/calls/bridge.ts';
import { createQuestion, type QuestionPorts } from './asking.ts';

const withdrawal = (status: string) =>
  referralTransaction.parse({ id: 7, type: 'withdraw', amount: '10', status });

/** A question about approving a withdrawal that is read as these, the last one again and again. */
async function question(...readings: readonly string[]) {
  const sent: Omit<ActRequest, 'callId'>[] = [];
  const left = [...readings];
  const refusals: ProblemError[] = [];
  const read = () => {
    const status = (left.length > 1 ? left.shift() : left[0]) ?? '';
    return Promise.resolve({ rows: [withdrawal(status)], rowCount: 1 });
  };
  const ports: QuestionPorts = {
    read: read as unknown as Read,
    beginReading: () => Promise.resolve(1),
    send: (request) => {
      sent.push(request);
      const refusal = refusals.pop();
      return refusal ? Promise.reject(refusal) : Promise.resolve({});
    },
    unsettled: () => [],
    follow: () => () => undefined,
    reload: () => undefined,
  };
  const input = { note: 'a' };
  const doubt = ({ status }: ReferralTransaction) =>
    status?.status === 'initiated' || input.note === 'b' ? `Again? ${input.note}` : null;
  const act = WITHDRAWAL_ACTS['withdrawal.approve'];
  const seen = withdrawal(readings[0] ?? '');
  const acting = createQuestion({ act, seen, role: 'admin', doubt }, ports);
  await acting.open();
  return { acting, sent, input, refusals, yes: () => acting.confirm(null) };
}

it('a doubt is shown after Yes, and only a further Yes sends', async () => {
  const { acting, sent, yes } = await question('initiated');
  expect(acting.state().note).toBeNull();
  await yes();
  expect(sent).toEqual([]);
  expect(acting.state()).toMatchObject({
    phase: 'asking',
    mayConfirm: true,
    note: { kind: 'doubt', text: 'Again? a' },
  });
  await yes();
  expect(sent).toHaveLength(1);
  expect(acting.state().phase).toBe('done');
});

it('a doubt with another text asks again', async () => {
  const { acting, sent, input, yes } = await question('initiated');
  await yes();
  input.note = 'b';
  await yes();
  expect(acting.state().note).toMatchObject({ kind: 'doubt', text: 'Again? b' });
  expect(sent).toEqual([]);
});

it('a doubt that was taken away with its input was not confirmed, and asks again', async () => {
  const { acting, sent, yes } = await question('initiated');
  await yes();
  acting.dropNote();
  expect(acting.state()).toMatchObject({ mayConfirm: true, note: null });
  await yes();
  expect(acting.state().note).toMatchObject({ kind: 'doubt' });
  expect(sent).toEqual([]);
});

it('a doubt that was confirmed is not asked again after a refusal', async () => {
  const { acting, sent, refusals, yes } = await question('initiated');
  refusals.push(new ProblemError({ kind: 'server', message: 'no', status: 409 }));
  await yes();
  await yes();
  expect(acting.state().note).toMatchObject({ kind: 'refused' });
  await yes();
  expect(sent).toHaveLength(2);
});

it('a doubt is about the thing as it is after Yes, and without one nothing more is asked', async () => {
  const changed = await question('pending', 'initiated');
  await changed.yes();
  expect(changed.acting.state().note).toMatchObject({ kind: 'changed' });
  await changed.yes();
  expect(changed.acting.state().note).toMatchObject({ kind: 'doubt' });
  const plain = await question('pending');
  await plain.yes();
  expect(plain.sent).toHaveLength(1);
});

it('a doubt that is no more is not asked about again', async () => {
  const { sent, input, yes } = await question('pending');
  input.note = 'b';
  await yes();
  expect(sent).toEqual([]);
  input.note = 'a';
  await yes();
  expect(sent).toHaveLength(1);
});
