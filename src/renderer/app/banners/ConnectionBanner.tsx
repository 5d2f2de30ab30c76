import {
  Button,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  MessageBarTitle,
} from '@fluentui/react-components';
import { type PropsWithChildren, type ReactNode, useState } from 'react';
import type { OutsideAddress } from '#domain/access/outside-address.ts';
import { DialogShell } from '#renderer/ui/feedback/DialogShell.tsx';
import { OutsideDialog } from '#renderer/ui/outside/OutsideDialog.tsx';
import { tooltipIfCut } from '#renderer/ui/values/text/tooltipIfCut.ts';
import styles from '../layouts/layouts.module.css';

interface ConnectionBannerProps extends PropsWithChildren {
  readonly title: string;
  /** The button that mends it, if anything does. */
  readonly action: ReactNode;
  /** A page that may mend it, which the details lead to. */
  readonly page?: OutsideAddress | null;
}

/** One line that nothing can be loaded; `children` is what Details says of it. */
export function ConnectionBanner({ title, action, page, children }: ConnectionBannerProps) {
  const [open, setOpen] = useState<'details' | 'page'>();
  const close = () => setOpen(undefined);
  return (
    <MessageBar intent="warning" layout="singleline" role="status">
      <MessageBarBody className={styles.bannerText} {...tooltipIfCut}>
        <MessageBarTitle>{title}</MessageBarTitle>
      </MessageBarBody>
      <MessageBarActions>
        <Button size="small" onClick={() => setOpen('details')}>
          Details
        </Button>
        {action}
      </MessageBarActions>
      {open === 'details' && (
        <DialogShell
          title={title}
          stacked
          startActions={page && <Button onClick={() => setOpen('page')}>Open web browser</Button>}
          actions={
            <Button appearance="primary" onClick={close}>
              Close
            </Button>
          }
          onClose={close}
        >
          {children}
        </DialogShell>
      )}
      {open === 'page' && page && <OutsideDialog address={page} onClose={close} />}
    </MessageBar>
  );
}
