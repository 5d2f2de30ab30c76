import { useQuery } from '@tanstack/react-query';
import { ask } from '#renderer/client/calls/bridge.ts';
import { Section } from './Section.tsx';

const names = new Intl.DisplayNames('en', { type: 'language' });
const list = new Intl.ListFormat('en');

/** The languages whose spelling cannot be checked here; nothing where there are none. */
export function Spelling() {
  const { data: missing = [] } = useQuery({
    queryKey: ['spelling.missing'],
    queryFn: () => ask('spelling.missing', undefined),
  });
  if (missing.length === 0) return null;
  const languages = list.format(missing.map((language) => names.of(language) ?? language));
  return (
    <Section
      title="Spelling"
      text={`Spelling is not checked in ${languages}, because this computer has no dictionary for it. Your administrator can add one.`}
    />
  );
}
