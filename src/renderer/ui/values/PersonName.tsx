import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { userPath } from '#domain/users/paths.ts';
import { Portrait } from '#renderer/ui/images/Portrait.tsx';
import utility from '#renderer/ui/utility.module.css';
import { EMPTY } from './empty.ts';
import { Private } from './Private.tsx';
import { Matched } from './text/Matched.tsx';
import { tooltipIfCut } from './text/tooltipIfCut.ts';
import styles from './values.module.css';

interface PersonNameProps {
  readonly name: string | null;
  /** The user it is; null for people outside the network. */
  readonly userId: string | null;
  readonly avatar: string | null;
  /** What is shown for a missing person. */
  readonly absent?: string;
  /** What is shown under the name, smaller. */
  readonly secondary?: ReactNode;
}

/** A name with what was searched for marked. */
const PersonalName = ({ name }: { readonly name: string }) => (
  <Private>
    <Matched text={name} />
  </Private>
);

/**
 * Who it is: a picture or initials, and a name that leads to the user where there is one. The name is
 * isolated: characters in it that turn the direction of writing turn nothing around it.
 */
export function PersonName({ name, userId, avatar, absent = EMPTY, secondary }: PersonNameProps) {
  return (
    <span className={`${styles.person} ${utility.line}`}>
      <Portrait name={name} id={userId} avatar={avatar} />
      <span className={styles.personLines}>
        {userId === null ? (
          <span className={name === null ? utility.quiet : styles.personName} {...tooltipIfCut}>
            {name === null ? absent : <PersonalName name={name} />}
          </span>
        ) : (
          <Link
            className={`${styles.personName} ${utility.cut} ${utility.link}`}
            to={userPath(userId)}
            {...tooltipIfCut}
          >
            {name === null ? userId : <PersonalName name={name} />}
          </Link>
        )}
        {secondary && <span className={`${styles.secondary} ${utility.aside}`}>{secondary}</span>}
      </span>
    </span>
  );
}
