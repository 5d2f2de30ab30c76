import { Fragment } from 'react';

/** The parts of an address between which it may be wrapped: after the @, and before a dot. */
const PARTS = /\.?[^.@]*@?/gu;

/** An e-mail address that is not broken inside a word. */
export function Email({ address }: { readonly address: string }) {
  return [...address.matchAll(PARTS)].map(({ index, 0: part }) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
