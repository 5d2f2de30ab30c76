import type { ShownDialog } from '#contract/bridge/bridge.ts';
import { SelfCheckDialog } from './SelfCheckDialog.tsx';
import { SupportBundleDialog } from './SupportBundleDialog.tsx';

interface SupportDialogsProps {
  readonly shown: ShownDialog | null;
  readonly onShow: (next: ShownDialog | null) => void;
}

/** The dialogs that help who helps; the self-check leads on to the support bundle. */
export function SupportDialogs({ shown, onShow }: SupportDialogsProps) {
  const close = () => onShow(null);
  if (shown === 'self-check') {
    return <SelfCheckDialog onClose={close} onBundle={() => onShow('support-bundle')} />;
  }
  return shown === 'support-bundle' ? <SupportBundleDialog onClose={close} /> : null;
}
