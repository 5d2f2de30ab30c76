/** Exercises about disputes and documents. */
import Big from 'big.js';
import { eq } from 'drizzle-orm';
import { formatAmount } from '#domain/money/money.ts';
import { docVerifications, matches } from '../../database/schema.ts';
import type { Exercise } from '../exercise.ts';
import { identityDocument, matchedOrder, pictureOfAnother, stageDispute } from '../props.ts';
import { by, happened, type NotedCall, type Rule } from '../rules.ts';
import { type AttemptStage, hoursAgo } from '../stage.ts';

async function disputed(stage: AttemptStage) {
  const { order, match } = await matchedOrder(
    stage,
    'dispute_resolution_needed',
    ({ order: { type } }) => type === 'p2p',
  );
  return {
    order,
    match,
    claimed: `${formatAmount(match.matcher_amount)} ${match.matcher_currency}`,
  };
}

/** The document was declined, with a reason of which this is true. */
const declinedWith = (says: string, id: number, fits: (reason: string) => boolean): Rule => {
  const reasons = ({ input }: NotedCall) => input['comments'] as readonly string[];
  return happened(
    says,
    (act) => by('docVerifications.decline', { id })(act) && reasons(act).some(fits),
  );
};

const approved = (id: number) =>
  happened('The document was approved', by('docVerifications.approve', { id }));

export const reviewExercises = {
  'statement-for-the-matcher': {
    area: 'Review',
    needs: 'approveMatch',
    minutes: 4,
    title: 'A disputed match',
    help: 'actions',
    why: 'A bank statement is the strongest evidence in a dispute. If you cancel a match that was paid for, the matcher has paid and receives nothing.',
    situation: async (stage) => {
      const { order, match, claimed } = await disputed(stage);
      await stageDispute(stage, match, {
        response: null,
        statement: { amount: match.matcher_amount, currency: match.matcher_currency },
      });
      const { id } = match;
      return {
        told: `The matcher of order ${order.id} says that they paid the ${claimed} and sent us their bank statement. The beneficiary does not answer. Decide about the match.`,
        hints: [
          `Open the dispute about order ${order.id} on Dispute Resolution.`,
          'Compare the amount and the currency of the statement with those of the match.',
          'The amounts and the currencies are the same. Approve the match.',
        ],
        must: [stage.hasDate('The match is approved', matches, id, 'matcher_payment_completed_at')],
        mustNot: [happened('The match was cancelled', by('matches.cancel', { id }))],
      };
    },
  },

  'statement-of-another-payment': {
    area: 'Review',
    needs: 'cancelMatch',
    minutes: 4,
    title: 'Another disputed match',
    help: 'actions',
    why: 'A statement proves only the payment that it shows. If you approve a match without its payment, money is paid out that nobody has sent.',
    situation: async (stage) => {
      const { order, match, claimed } = await disputed(stage);
      const other = stage.random.chance(0.5)
        ? { amount: new Big(match.matcher_amount).times('0.4').toFixed(2) }
        : { currency: match.matcher_currency === 'USD' ? 'CAD' : 'USD' };
      const statement = {
        amount: match.matcher_amount,
        currency: match.matcher_currency,
        ...other,
      };
      await stageDispute(stage, match, { response: 0, statement });
      const { id } = match;
      return {
        told: `The matcher of order ${order.id} sent us a bank statement as proof that they paid the ${claimed}. The beneficiary says that no payment arrived. Decide about the match.`,
        hints: [
          `Open the dispute about order ${order.id} on Dispute Resolution.`,
          'Compare the amount and the currency of the statement with those of the match.',
          'The statement shows another payment. Cancel the match.',
        ],
        must: [stage.hasDate('The match is cancelled', matches, id, 'cancelled_at')],
        mustNot: [happened('The match was approved', by('matches.approve', { id }))],
      };
    },
  },

  'document-expired': {
    area: 'Review',
    needs: 'verify',
    minutes: 3,
    title: 'An identity document to review',
    help: 'actions',
    why: 'An expired document proves nothing, however good the image is. The user reads the reason, so it should say what to send instead.',
    situation: async (stage) => {
      const user = await stage.someone();
      const { id } = await identityDocument(stage, user, {
        expiry_date: hoursAgo(24 * stage.random.whole(20, 300))
          .toISOString()
          .slice(0, 10),
      });
      return {
        told: `${user.full_name} asks for a decision about their identity document. They say that everything on it is right.`,
        hints: [
          `Search for ${user.full_name} on Identity Verification and compare each detail with the image.`,
          'The details are the same. Is the document still valid?',
          'The document has expired. Decline it with the reason ‘ID Expired’.',
        ],
        must: [
          declinedWith('The document was declined because it has expired', id, (reason) =>
            /expir/iu.test(reason),
          ),
        ],
        mustNot: [approved(id)],
      };
    },
  },

  'picture-replaced': {
    area: 'Review',
    needs: 'verify',
    minutes: 4,
    title: 'A document that changes while you look at it',
    help: 'live',
    why: 'You decide about the document as it is at that moment. Corridor loads it again and says what has changed. If you confirm without looking, you approve an image that nobody has seen.',
    situation: async (stage) => {
      const user = await stage.someone();
      const { id, image_key: first } = await identityDocument(stage, user);
      const replace = async () => {
        const key = await pictureOfAnother(stage, user);
        await stage.queries
          .update(docVerifications)
          .set({ image_key: key })
          .where(eq(docVerifications.id, id));
        stage.services.hub.publish('docVerificationRequestUpdated', { id });
      };
      return {
        told: `Decide about the identity document of ${user.full_name}, who is online and may still change something.`,
        hints: [
          `Search for ${user.full_name} on Identity Verification and look at the image.`,
          'If Corridor says that something has changed, look again before you answer.',
          'The new image shows another person’s document. Decline it.',
        ],
        must: [declinedWith('The document was declined', id, () => true)],
        mustNot: [approved(id)],
        turns: [{ when: 'after', call: 'picture', id: first, does: replace }],
      };
    },
  },

  'document-of-another': {
    area: 'Review',
    needs: 'verify',
    minutes: 3,
    title: 'A document that looks good',
    help: 'actions',
    why: 'A fraud can look like this: a good image of another person’s document. The name on the document has to be the name of the account.',
    situation: async (stage) => {
      const user = await stage.someone();
      const { id } = await identityDocument(stage, user, {
        image_key: await pictureOfAnother(stage, user),
      });
      return {
        told: `${user.full_name} needs their identity verified today. The image is sharp and the document is valid. Decide.`,
        hints: [
          `Search for ${user.full_name} on Identity Verification and zoom into the image.`,
          'Read the name on the document, and the name of the user.',
          'It is another person’s document. Decline it because the name does not match.',
        ],
        must: [
          declinedWith('The document was declined because the name does not match', id, (reason) =>
            /name/iu.test(reason),
          ),
        ],
        mustNot: [approved(id)],
      };
    },
  },
} as const satisfies Readonly<Record<string, Exercise>>;
