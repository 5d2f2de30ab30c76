import { ROUTE_PATHS } from '#domain/access/screens.ts';
import { ACTS } from '#domain/acts/acts.ts';
import { DECISION_HELP, QUEUE_KEYS } from '#renderer/ui/review/queueKeys.ts';
import { Keys } from '#renderer/ui/shortcuts/Keys.tsx';
import { SHORTCUT_SCOPES } from '#renderer/ui/shortcuts/registry.ts';
import {
  type DeclaredKeys,
  declareKeys,
  GENERAL_KEYS,
  LIST_KEYS,
  ORDER_KEYS,
  ownPlacesOf,
  PANE_KEYS,
  placesOf,
  screenKeys,
  USER_KEYS,
} from '#renderer/ui/shortcuts/table.ts';
import table from '#renderer/ui/values/table.module.css';
import styles from './help.module.css';

/** The letters of acts in an open menu, by what they are about. */
const LETTERS: readonly DeclaredKeys[] = Object.values(ACTS)
  .filter(({ isInNoMenu }) => !isInNoMenu)
  .map(({ label, key, kind: { noun } }) => ({
    ...declareKeys('Actions', label, key),
    on: `Actions of ${/^[aeiou]/u.test(noun) ? 'an' : 'a'} ${noun}`,
  }));

/** Every shortcut of the program, of all screens. */
const ALL: readonly DeclaredKeys[] = [
  LIST_KEYS,
  PANE_KEYS,
  LETTERS,
  DECISION_HELP,
  QUEUE_KEYS,
  ORDER_KEYS,
  USER_KEYS,
  GENERAL_KEYS,
  ROUTE_PATHS.flatMap(screenKeys),
].flatMap((keys) => Object.values(keys));

/** All shortcuts, by where they work. */
export function Keyboard() {
  return (
    <>
      <p>
        Press <Keys keys={GENERAL_KEYS.shortcuts.keys[0]} /> on any screen to see the keys that work
        there. Single-key shortcuts can be turned off there too.
      </p>
      {SHORTCUT_SCOPES.map((scope) => (
        <table key={scope} className={styles.table}>
          <caption className={table.caption}>{scope}</caption>
          <tbody>
            {ALL.filter((each) => each.scope === scope).map((each) => (
              <tr key={`${each.label} ${ownPlacesOf(each)}`}>
                <th scope="row">{each.label}</th>
                <td>
                  {each.keys.map((keys, at) => (
                    <span key={keys}>
                      {at > 0 && ' or '}
                      <Keys keys={keys} />
                    </span>
                  ))}
                </td>
                <td>{ownPlacesOf(each) ?? placesOf(scope)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </>
  );
}
