import { Fragment, useEffect, useId } from 'react';
import { asSentence } from '#domain/text/words.ts';
import { Keys } from '#renderer/ui/shortcuts/Keys.tsx';
import utility from '#renderer/ui/utility.module.css';
import { Private } from '#renderer/ui/values/Private.tsx';
import { Marked } from '#renderer/ui/values/text/Matched.tsx';
import type { PaletteEntry, PaletteSection } from './entry.ts';
import { match } from './match.ts';
import styles from './palette.module.css';

interface PaletteListProps {
  readonly id: string;
  readonly sections: readonly PaletteSection[];
  readonly query: string;
  /** The place of the selected entry among all of them; -1 where none is. */
  readonly active: number;
  readonly optionId: (index: number) => string;
  /** The pointer has moved over an entry. */
  readonly onPoint: (index: number) => void;
  readonly onRun: (entry: PaletteEntry) => void;
}

/** A text with what fits the query marked. */
const Fitting = ({ text, query }: { readonly text: string; readonly query: string }) => (
  <Marked text={text} parts={match(query, text)?.ranges ?? []} />
);

interface OptionProps extends Pick<PaletteListProps, 'query' | 'onPoint' | 'onRun'> {
  readonly entry: PaletteEntry;
  readonly index: number;
  readonly id: string;
  readonly selected: boolean;
}

function Option({ entry, index, id, selected, query, onPoint, onRun }: OptionProps) {
  const { label, why, keys, icon: Icon, isPrivate = false } = entry;
  const detail = why === undefined ? entry.detail : asSentence(why);
  const Shown = isPrivate ? Private : Fragment;
  return (
    <button
      type="button"
      id={id}
      role="option"
      aria-selected={selected}
      aria-disabled={why !== undefined}
      tabIndex={-1}
      className={`${styles.option} ${utility.bare}`}
      // An entry that comes up under a pointer at rest is not chosen by it.
      onPointerMove={() => selected || onPoint(index)}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onRun(entry)}
    >
      <Icon aria-hidden className={utility.icon} />
      <bdi className={`${styles.label} ${utility.cut}`}>
        <Shown>
          <Fitting text={label} query={query} />
        </Shown>
      </bdi>
      {detail && (
        <bdi className={`${utility.second} ${utility.cut}`}>
          <Shown>
            {/* A reason is no part of what is searched. */}
            {why === undefined ? <Fitting text={detail} query={query} /> : detail}
          </Shown>
        </bdi>
      )}
      {keys && (
        <span className={`${styles.keys} ${utility.toEnd}`} aria-hidden>
          <Keys keys={keys} />
        </span>
      )}
    </button>
  );
}

/** The entries under the names of their kinds, with the selected one in view. */
export function PaletteList(props: PaletteListProps) {
  const { id, sections, query: typed, active, optionId, ...handlers } = props;
  const headings = useId();
  const activeId = optionId(active);
  useEffect(() => {
    document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  let index = -1;
  return (
    <div id={id} role="listbox" tabIndex={-1} aria-label="Results" className={styles.list}>
      {sections.map(({ name, extent, query = typed, entries }, position) => (
        <fieldset key={name} className={styles.group} aria-labelledby={`${headings}-${position}`}>
          <div className={`${styles.heading} ${utility.note}`} role="presentation">
            <span id={`${headings}-${position}`}>{name}</span>
            {extent !== undefined && <span>{extent}</span>}
          </div>
          {entries.map((entry) => {
            index += 1;
            return (
              <Option
                key={entry.id}
                entry={entry}
                index={index}
                id={optionId(index)}
                query={query}
                selected={index === active}
                {...handlers}
              />
            );
          })}
        </fieldset>
      ))}
    </div>
  );
}
