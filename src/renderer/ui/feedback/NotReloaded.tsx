import { Text } from '@fluentui/react-components';
import { reasonOf } from '#domain/text/reasons.ts';
import { problemOf } from '#renderer/client/calls/bridge.ts';
import { CutText } from '#renderer/ui/values/text/LongText.tsx';

interface NotReloadedProps {
  readonly error: Error | null;
  readonly className: string | undefined;
}

/** Says beside what is still shown that it could not be read again, and why. */
export function NotReloaded({ error, className }: NotReloadedProps) {
  if (error === null) return null;
  const reason = reasonOf(problemOf(error));
  return (
    <Text role="status" size={200} className={className ?? ''} title={reason}>
      Refresh failed. <CutText text={reason} most={140} />
    </Text>
  );
}
