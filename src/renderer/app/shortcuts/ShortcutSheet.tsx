import { Button, Switch } from '@fluentui/react-components';
import { useState } from 'react';
import { thingInFocus } from '#renderer/ui/actions/inFocus.ts';
import { shownActs } from '#renderer/ui/actions/offer.ts';
import { DialogShell } from '#renderer/ui/feedback/DialogShell.tsx';
import { Keys } from '#renderer/ui/shortcuts/Keys.tsx';
import { isCharacterAlone } from '#renderer/ui/shortcuts/keys.ts';
import { SHORTCUT_SCOPES, type Shortcut, shortcuts } from '#renderer/ui/shortcuts/registry.ts';
import { declareKeys, ownPlacesOf, placesOf } from '#renderer/ui/shortcuts/table.ts';
import { useCharacterKeys } from '#renderer/ui/shortcuts/useShortcuts.ts';
import utility from '#renderer/ui/utility.module.css';
import styles from './sheet.module.css';

function Line({ shortcut, off }: { readonly shortcut: Shortcut; readonly off: boolean }) {
  const on = ownPlacesOf(shortcut);
  return (
    <div className={`${styles.line} ${utility.ends}`} data-off={off}>
      <dt>
        <span>{shortcut.label}</span>
        {on !== undefined && <span className={`${styles.on} ${utility.note}`}>{on}</span>}
      </dt>
      <dd>
        {shortcut.keys.map((keys, at) => (
          <span key={keys}>
            {at > 0 && <span className={`${styles.or} ${utility.note}`}>or</span>}
            <Keys keys={keys} />
          </span>
        ))}
      </dd>
    </div>
  );
}

/** The letters of what is in focus, once its menu is open. */
const lettersInFocus = (): readonly Shortcut[] =>
  shownActs(thingInFocus()?.offer.acts ?? []).map(({ label, key }) =>
    declareKeys('Actions', label, key),
  );

/** The shortcuts that work on the screen behind the sheet, and whether characters alone do. */
export function ShortcutSheet({ onClose }: { readonly onClose: () => void }) {
  const [active] = useState(() => [
    ...shortcuts.active().filter(({ keys }) => keys.length > 0),
    ...lettersInFocus(),
  ]);
  const [characters, setCharacters] = useCharacterKeys();
  const groups = SHORTCUT_SCOPES.map((scope) => ({
    scope,
    lines: active
      .filter((shortcut) => shortcut.scope === scope)
      .toSorted((a, b) => a.label.localeCompare(b.label, 'en')),
  })).filter(({ lines }) => lines.length > 0);
  return (
    <DialogShell
      title="Keyboard shortcuts"
      className={styles.sheet}
      contentClass={styles.content}
      startActions={
        <Switch
          checked={characters}
          label="Single-key shortcuts"
          onChange={(_event, { checked }) => setCharacters(checked)}
        />
      }
      actions={
        <Button appearance="primary" onClick={onClose}>
          Close
        </Button>
      }
      onClose={onClose}
    >
      {groups.map(({ scope, lines }) => (
        <section key={scope} className={styles.group} aria-label={scope}>
          <h3 className={`${styles.heading} ${utility.note}`}>{scope}</h3>
          <p className={`${styles.on} ${utility.note}`}>{placesOf(scope)}</p>
          <dl>
            {lines.map((shortcut) => (
              <Line
                key={shortcut.label}
                shortcut={shortcut}
                off={!characters && scope !== 'Actions' && shortcut.keys.every(isCharacterAlone)}
              />
            ))}
          </dl>
        </section>
      ))}
    </DialogShell>
  );
}
