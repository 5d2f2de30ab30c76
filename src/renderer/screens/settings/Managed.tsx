import { useDesk } from '#renderer/client/desk/desk.ts';
import utility from '#renderer/ui/utility.module.css';
import { Facts } from '#renderer/ui/values/Facts.tsx';
import { Section } from './Section.tsx';

/** The managed settings in use. Among managed ones a value that is not managed is marked. */
export function Managed() {
  const { place, keys, shown } = useDesk().app.managed;
  const isManaged = keys.length > 0;
  const facts = shown.map(({ key, name, value }) => {
    const isMarked = isManaged && !keys.includes(key);
    return [name, isMarked ? `${value} (not managed)` : value] as const;
  });
  return (
    <Section
      title="Managed by your organisation"
      text={
        isManaged
          ? 'Your administrator manages these settings. You cannot change them here.'
          : 'Your administrator has not set any of these. The values in use are shown.'
      }
    >
      <Facts className={utility.stack} facts={[...facts, ['Set on this computer in', place]]} />
    </Section>
  );
}
