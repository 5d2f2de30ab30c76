import { Link } from 'react-router-dom';
import type { Participant } from '#domain/time/story.ts';
import { userPath } from '#domain/users/paths.ts';
import utility from '#renderer/ui/utility.module.css';
import { Private } from '#renderer/ui/values/Private.tsx';
import { CutText } from '#renderer/ui/values/text/LongText.tsx';

/** A person by their part and name, which leads to their screen where they are a user. */
export function Who({ who: { as, name, userId } }: { readonly who: Participant }) {
  const shown = (
    <Private>
      <CutText text={name} />
    </Private>
  );
  return (
    <>
      {as}{' '}
      {userId === null ? (
        shown
      ) : (
        <Link className={utility.link} to={userPath(userId)}>
          {shown}
        </Link>
      )}
    </>
  );
}
