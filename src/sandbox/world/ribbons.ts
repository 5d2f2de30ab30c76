/** What the network has announced: the newest comes first, a few are shown. */
import type { ribbons } from '../database/area-tables.ts';

const CONTENTS: readonly (readonly [content: string, isActive: boolean])[] = [
  ['<p>Welcome to the network. <strong>Your first transfer is free.</strong></p>', false],
  [
    '<p>We have moved. Write to <a href="mailto:help@corridor.test">help@corridor.test</a>.</p>',
    false,
  ],
  ['<p>Transfers to Ghana are available in <strong>GHS</strong> now 🇬🇭</p>', false],
  ['<p>Interac payments may take until Tuesday: Monday is a holiday in Canada.</p>', false],
  [
    '<p><em>Cartes bancaires:</em> les paiements sont de nouveau possibles. Merci de votre patience.</p>',
    false,
  ],
  [
    '<p>Bring a friend and get <strong>10 USD</strong> each. <a href="https://corridor.test/referrals">How it works</a></p>',
    true,
  ],
  ['<p>Maintenance on Sunday from 02:00 to 04:00 UTC. Orders can be seen, not posted.</p>', false],
  ['<p>عروض جديدة للتحويل إلى الإمارات العربية المتحدة</p>', false],
  ['<p>We <u>never</u> ask for your password, by telephone or by e-mail.</p>', true],
  [
    '<p>Faster Payments: some banks confirm late today. <strong>Do not pay twice.</strong></p>',
    false,
  ],
  [
    '<p>Rates of NGN change often this week ⚠️<br>What you see when you confirm is what counts.</p>',
    true,
  ],
  [
    '<p>Sending to India, Türkiye, the Emirates, China or Brazil? The form asks for the recipient’s bank now.</p>',
    false,
  ],
  [
    '<h3 style="text-align: center">School fees season 🎓</h3><ul><li>Limits of GBP are <strong style="color: #b10e1c">doubled until 30 November</strong>.</li><li><a href="https://corridor.test/limits" target="_blank">All limits</a></li></ul>',
    true,
  ],
  ['<p>New: see the age of your order at a glance.</p>', false],
];

/** The ribbons of every world. */
export const RIBBONS: readonly (typeof ribbons.$inferSelect)[] = CONTENTS.map(
  ([content, is_active], at) => ({ id: at + 1, content, is_active }),
);
