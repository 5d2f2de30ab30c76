import { useEffect, useState } from 'react';
import { useDesk } from '#renderer/desk/desk.ts';
import { followHost } from '#renderer/desk/windows.ts';
import { SupportBundleDialog } from '#renderer/ui/support/SupportBundleDialog.tsx';
import { router } from './routes.tsx';

/** Does what menus and links of the operating system ask of this window. */
export function HostWatch() {
  const desk = useDesk();
  const [isBundleOpen, setBundleOpen] = useState(false);
  useEffect(
    () =>
      followHost(desk, {
        navigate: (path) => void router.navigate(path),
        show: () => setBundleOpen(true),
      }),
    [desk],
  );
  return isBundleOpen ? <SupportBundleDialog onClose={() => setBundleOpen(false)} /> : null;
}
