import { Breakable } from './LongText.tsx';

/** The parts of an address between which it may be wrapped: after the @, and before a dot. */
const PARTS = /\.?[^.@]*@?/gu;

/** An e-mail address that is not broken inside a word. */
export const Email = ({ address }: { readonly address: string }) => (
  <Breakable parts={address.match(PARTS) ?? []} />
);
