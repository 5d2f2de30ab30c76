import { useRestoreFocusTarget } from '@fluentui/react-components';
import { type MouseEvent, type PropsWithChildren, useState } from 'react';
import { outsideAddress } from '#domain/access/outside-address.ts';
import { useCopy } from '#renderer/ui/values/text/clipboard.ts';
import { OutsideDialog } from './OutsideDialog.tsx';
import styles from './outside.module.css';

interface OutsideLinkProps extends PropsWithChildren {
  /** An absolute address; http, https or mailto. */
  readonly to: string;
}

/** The middle button of a mouse opens a link beside the page. */
const MIDDLE_BUTTON = 1;

/**
 * A link to another site inside a text. It asks before it opens. An address that Corridor does not
 * open, such as an http page, is copied instead.
 */
export function OutsideLink({ to, children }: OutsideLinkProps) {
  const [asking, setAsking] = useState(false);
  const copy = useCopy();
  const restore = useRestoreFocusTarget();
  const address = outsideAddress(to);
  const follow = (event: MouseEvent) => {
    event.preventDefault();
    if (address) setAsking(true);
    else void copy(to);
  };
  return (
    <>
      <a
        {...restore}
        className={styles.link}
        href={to}
        title={address ? `Open ${address.url}` : `Copy ${to}`}
        rel="noopener noreferrer"
        onClick={follow}
        onAuxClick={(event) => event.button === MIDDLE_BUTTON && follow(event)}
      >
        {children}
      </a>
      {asking && address && <OutsideDialog address={address} onClose={() => setAsking(false)} />}
    </>
  );
}
