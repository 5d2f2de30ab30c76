import { Avatar } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { withoutBidiControls } from '#domain/text/bidi.ts';
import { userPath } from '#domain/users/paths.ts';
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

const IMAGE_DATA = /^data:image\/(png|jpeg|gif|webp);/u;

/**
 * The picture the page's policy lets it show: one of its own origin or inside the address itself.
 * Any other is left to the initials without asking the network for it.
 */
export function showablePicture(avatar: string | null, page: URL): string | undefined {
  if (avatar === null || !URL.canParse(avatar, page.href)) return undefined;
  const url = new URL(avatar, page.href);
  return url.origin === page.origin || IMAGE_DATA.test(avatar) ? url.href : undefined;
}

interface PortraitProps extends Pick<PersonNameProps, 'name' | 'avatar'> {
  /** What decides the colour behind the initials. */
  readonly idForColor: string | null;
}

/** A picture or initials; decoration, the name is beside it. */
export function Portrait({ name, idForColor, avatar }: PortraitProps) {
  const picture = showablePicture(avatar, new URL(window.location.href));
  return (
    <Private>
      <Avatar
        size={32}
        aria-hidden
        color={name === null ? 'neutral' : 'colorful'}
        {...(name !== null && { name: withoutBidiControls(name), idForColor: idForColor ?? name })}
        {...(picture !== undefined && { image: { src: picture } })}
      />
    </Private>
  );
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
    <span className={styles['person']}>
      <Portrait name={name} idForColor={userId} avatar={avatar} />
      <span className={styles['personLines']}>
        {userId === null ? (
          <span className={styles[name === null ? 'muted' : 'personName']} {...tooltipIfCut}>
            {name === null ? absent : <PersonalName name={name} />}
          </span>
        ) : (
          <Link
            className={`${styles['personName']} ${styles['link']}`}
            to={userPath(userId)}
            {...tooltipIfCut}
          >
            {name === null ? userId : <PersonalName name={name} />}
          </Link>
        )}
        {secondary && <span className={styles['secondary']}>{secondary}</span>}
      </span>
    </span>
  );
}
