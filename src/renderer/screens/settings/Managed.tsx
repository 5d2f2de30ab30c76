import { useDesk } from '#renderer/client/desk/desk.ts';
import { Facts, Section } from './Section.tsx';

/** The managed settings in use. Among managed ones a value that is not managed is marked. */
export function Managed() {
  const { file, keys, shown } = useDesk().app.managed;
  const isManaged = keys.length > 0;
  const facts = shown.map(({ key, name, value }) => ({
    name,
    value: isManaged && !keys.includes(key) ? `${value} (not managed)` : value,
  }));
  return (
    <Section
      title="Managed by your organisation"
      text={
        isManaged
          ? 'Your administrator manages these settings. You cannot change them here.'
          : 'Your administrator has not set any of these. The values in use are shown.'
      }
    >
      <Facts facts={[...facts, { name: 'Settings file of this computer', value: file }]} />
    </Section>
  );
}
