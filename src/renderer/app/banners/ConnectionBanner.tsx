import {
  Button,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  MessageBarTitle,
} from '@fluentui/react-components';
import { type PropsWithChildren, type ReactNode, useState } from 'react';
import { DialogShell } from '#renderer/ui/feedback/DialogShell.tsx';
import { tooltipIfCut } from '#renderer/ui/values/text/tooltipIfCut.ts';
import styles from '../layouts/layouts.module.css';

interface ConnectionBannerProps extends PropsWithChildren {
  readonly title: string;
  /** The button that mends it, if anything does. */
  readonly action: ReactNode;
  /** What the details offer to do; `close` closes them. */
  readonly more?: ((close: () => void) => ReactNode) | undefined;
}

/** One line that nothing can be loaded; `children` is what Details says of it. */
export function ConnectionBanner({ title, action, more, children }: ConnectionBannerProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <MessageBar intent="warning" layout="singleline" role="status">
      <MessageBarBody className={styles['bannerText']} {...tooltipIfCut}>
        <MessageBarTitle>{title}</MessageBarTitle>
      </MessageBarBody>
      <MessageBarActions>
        <Button size="small" onClick={() => setOpen(true)}>
          Details
        </Button>
        {action}
      </MessageBarActions>
      {isOpen && (
        <DialogShell
          title={title}
          stacked
          startActions={more?.(close)}
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
    </MessageBar>
  );
}
