/** The columns of identity and address verification, in the order of the specification (2I). */
import type { DocVerification, DocVerificationType } from '#contract/people/verifications.ts';
import { formatDay } from '#domain/time/format.ts';
import { verifiedAddress } from '#domain/verifications/address.ts';
import { documentStatusLabel, isUndecided } from '#domain/verifications/documents.ts';
import { RowMenuButton } from '#renderer/ui/actions/RowMenus.tsx';
import {
  actionsColumn,
  type Column,
  privateColumn,
  textColumn,
} from '#renderer/ui/grid/columns/column.tsx';
import { WIDTH } from '#renderer/ui/grid/columns/widths.ts';
import { Chip } from '#renderer/ui/values/Chip.tsx';
import { userColumn } from '../userColumn.tsx';
import { DOCUMENT_OFFERS } from './DocumentActions.tsx';

const NAME = userColumn<DocVerification>('User Name', 220);

const BORN = privateColumn<DocVerification>(
  { id: 'dob', header: 'Date of Birth', width: WIDTH.day },
  ({ user }) => (user?.dob ? formatDay(user.dob) : null),
);

/** What can be done while it is not decided; then how it was decided (2I). */
const ACTIONS = actionsColumn<DocVerification>((request) => {
  const label = documentStatusLabel(request.status);
  return isUndecided(request) || label === null ? (
    <RowMenuButton of={DOCUMENT_OFFERS} thing={request} />
  ) : (
    <Chip label={label} />
  );
}, 140);

/** The columns of a type. */
export const DOCUMENT_COLUMNS: Readonly<
  Record<DocVerificationType, readonly Column<DocVerification>[]>
> = {
  identity: [
    NAME,
    BORN,
    privateColumn(
      { id: 'idNumber', header: 'National ID Number', width: 180 },
      ({ data }) => data?.id_number ?? null,
    ),
    textColumn(
      { id: 'expiry', header: 'Expiry Date', width: WIDTH.day },
      ({ expiry_date: expiry }) => (expiry === null ? null : formatDay(expiry)),
    ),
    ACTIONS,
  ],
  address: [
    NAME,
    BORN,
    privateColumn({ id: 'address', header: 'Full Address', width: 320 }, ({ user }) =>
      verifiedAddress(user),
    ),
    ACTIONS,
  ],
};
