/** The columns of Payment Method Authentication, in the order of the specification (2C). */
import type { CardVerification } from '#contract/people/verifications.ts';
import { cardType, cardTypeName } from '#domain/verifications/card-types.ts';
import { cardStatusLabel, expiryText, groupedNumber } from '#domain/verifications/cards.ts';
import { RowMenuButton } from '#renderer/ui/actions/RowMenus.tsx';
import {
  actionsColumn,
  type Column,
  PINNED,
  privateColumn,
  statusColumn,
  textColumn,
} from '#renderer/ui/grid/columns/column.tsx';
import utility from '#renderer/ui/utility.module.css';
import { Private } from '#renderer/ui/values/Private.tsx';
import { userColumn } from '../userColumn.tsx';
import { CARD_OFFERS } from './CardActions.tsx';
import { CardLogo } from './CardLogo.tsx';

const typeName = ({ number }: CardVerification): string | null => {
  const type = number === null ? null : cardType(number);
  return type && cardTypeName(type);
};

export const CARD_COLUMNS: readonly Column<CardVerification>[] = [
  userColumn('Verified Name', 180),
  {
    ...privateColumn<CardVerification>(
      { id: 'number', header: 'Card Number', width: 172 },
      ({ number }) => number && groupedNumber(number),
    ),
    cell: ({ number }) =>
      number && (
        <Private>
          <span className={utility.mono}>{groupedNumber(number)}</span>
        </Private>
      ),
  },
  textColumn(
    { id: 'expiry', header: 'Expiration Date', width: 92 },
    ({ expiry_date }) => expiry_date && expiryText(expiry_date),
  ),
  {
    ...textColumn<CardVerification>({ id: 'type', header: 'Card Type', width: 76 }, typeName),
    cell: (card) => typeName(card) && <CardLogo number={card.number} />,
  },
  statusColumn({ id: 'status', header: 'Status', width: 148, ...PINNED }, ({ status }) =>
    status === null ? null : cardStatusLabel(status),
  ),
  // What follows the status in the specified order stays beside it.
  textColumn(
    { id: 'response', header: 'Response Message', width: 220, ...PINNED },
    ({ resp_message }) => resp_message,
  ),
  actionsColumn((card) => <RowMenuButton of={CARD_OFFERS} thing={card} />),
];
