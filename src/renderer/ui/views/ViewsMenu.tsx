import {
  Button,
  Menu,
  MenuDivider,
  MenuGroup,
  MenuGroupHeader,
  MenuItem,
  MenuItemRadio,
  MenuList,
  MenuPopover,
  MenuTrigger,
} from '@fluentui/react-components';
import { BookmarkMultipleRegular } from '@fluentui/react-icons';
import { type ChangeEvent, useRef, useState } from 'react';
import { useDesk } from '#renderer/client/desk/desk.ts';
import { usePlace } from '#renderer/client/live/place.ts';
import { ConfirmDialog } from '#renderer/ui/feedback/ConfirmDialog.tsx';
import { useFeedback } from '#renderer/ui/feedback/feedback.tsx';
import { chosenFiles } from '#renderer/ui/files/given.ts';
import utility from '#renderer/ui/utility.module.css';
import { useCopy } from '#renderer/ui/values/text/clipboard.ts';
import { saveFile } from './files.ts';
import { NameDialog } from './NameDialog.tsx';
import { type ShownList, useViews, type Views } from './useViews.ts';
import { readViewFile, viewFileName, viewLink, writeViewFile } from './view.ts';
import styles from './views.module.css';

/** The most bytes of a view's file, which usually has some kilobytes. */
const LARGEST_FILE_BYTES = 256 * 1024;

type Question = 'save' | 'rename' | 'delete';

/** A function that copies the link of what the list shows. */
function useCopyLink({ content }: Views): () => void {
  const { app } = useDesk();
  const { pathname } = usePlace();
  const feedback = useFeedback();
  const copy = useCopy();
  return () => {
    const place = content.query === '' ? pathname : `${pathname}?${content.query}`;
    const link = viewLink(app, window.location.href, place);
    if (link === null) {
      feedback.alert({
        title: 'Unsuccessful',
        text: 'The search and the filters are too long for a link. Save the view as a file instead.',
      });
    } else void copy(link);
  };
}

/** Opens the chosen file, or reports why it cannot be opened. */
function useOpenFile({ definition }: ShownList, views: Views) {
  const feedback = useFeedback();
  return async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0];
    if (!file) return;
    // The same file may be chosen again.
    currentTarget.value = '';
    const { files, refused } = await chosenFiles([file]);
    const text = files.length === 0 || file.size > LARGEST_FILE_BYTES ? '' : await file.text();
    const opened = readViewFile(definition, definition.title, text);
    if ('view' in opened) views.add(opened.view, opened.written);
    else {
      const why = refused[0]?.why ?? opened.problem;
      feedback.alert({ title: 'Unable to open view', text: why });
    }
  };
}

interface QuestionDialogProps {
  readonly question: Question;
  readonly views: Views;
  readonly onClose: () => void;
}

function QuestionDialog({ question, views: list, onClose }: QuestionDialogProps) {
  const { views, current, save, rename, remove } = list;
  if (question === 'delete') {
    return (
      <ConfirmDialog
        title="Delete view"
        text={`Delete the view ‘${current?.name}’? Only the view is deleted. No data is changed.`}
        yes="Delete"
        no="Cancel"
        onConfirm={async () => remove()}
        onClose={onClose}
      />
    );
  }
  const renames = question === 'rename';
  return (
    <NameDialog
      title={renames ? 'Rename view' : 'Save view'}
      verb={renames ? 'Rename' : 'Save'}
      initial={renames ? (current?.name ?? '') : ''}
      taken={views.filter((view) => !(renames && view === current)).map(({ name }) => name)}
      onName={renames ? rename : save}
      onClose={onClose}
    />
  );
}

interface ViewItemsProps {
  readonly views: Views;
  readonly onAsk: (question: Question) => void;
}

/** What can be done with the active view; nothing without one. */
function ViewItems({ views, onAsk }: ViewItemsProps) {
  const { current, isListed, pin, start, isStart } = views;
  if (!current) return null;
  const { name, pinned } = current;
  return (
    <>
      <MenuItem onClick={() => onAsk('rename')}>Rename ‘{name}’…</MenuItem>
      {isListed && (
        <>
          <MenuItem onClick={() => pin(!pinned)}>
            {pinned ? 'Remove' : 'Pin'} ‘{name}’ {pinned ? 'from' : 'to'} sidebar
          </MenuItem>
          <MenuItem onClick={() => start(!isStart)}>
            {isStart ? 'Do not use' : 'Use'} ‘{name}’ as start page
          </MenuItem>
        </>
      )}
      <MenuItem onClick={() => onAsk('delete')}>Delete ‘{name}’…</MenuItem>
    </>
  );
}

/**
 * The views of a list: opens, saves, renames, deletes and shares them. The button names the active
 * view.
 */
export function ViewsMenu(props: ShownList) {
  const { id } = props.definition;
  const list = useViews(props);
  const { views, current, isChanged, content, open, update } = list;
  const [question, setQuestion] = useState<Question>();
  const picker = useRef<HTMLInputElement>(null);
  const copyLink = useCopyLink(list);
  const openFile = useOpenFile(props, list);
  const feedback = useFeedback();
  const name = current ? `${current.name}${isChanged ? ' (changed)' : ''}` : undefined;

  const heading = views.length > 0 ? 'Saved views' : 'No saved views yet';

  const saveAsFile = () => {
    const view = { name: current?.name ?? 'View', ...content };
    const file = viewFileName(id, view);
    saveFile(file, writeViewFile(id, view));
    feedback.success(`Saved to Downloads: ${file}`);
  };

  return (
    <>
      <Menu checkedValues={{ view: current && !isChanged ? [current.name] : [] }}>
        <MenuTrigger disableButtonEnhancement>
          <Button
            size="small"
            icon={<BookmarkMultipleRegular />}
            {...(name !== undefined && { 'aria-label': `Views: ${name}` })}
          >
            <span className={`${styles.name} ${utility.cut}`}>{name ?? 'Views'}</span>
          </Button>
        </MenuTrigger>
        <MenuPopover className={styles.menu}>
          <MenuList>
            <MenuGroup>
              <MenuGroupHeader>{heading}</MenuGroupHeader>
              {views.map((view) => (
                <MenuItemRadio
                  key={view.name}
                  name="view"
                  value={view.name}
                  onClick={() => open(view)}
                >
                  {view.name}
                </MenuItemRadio>
              ))}
            </MenuGroup>
            <MenuDivider />
            {current && isChanged && (
              <MenuItem onClick={update}>Save changes to ‘{current.name}’</MenuItem>
            )}
            <MenuItem onClick={() => setQuestion('save')}>Save as new view…</MenuItem>
            <ViewItems views={list} onAsk={setQuestion} />
            <MenuDivider />
            <MenuItem onClick={copyLink}>Copy link</MenuItem>
            <MenuItem onClick={saveAsFile}>Save as file</MenuItem>
            <MenuItem onClick={() => picker.current?.click()}>Open file…</MenuItem>
          </MenuList>
        </MenuPopover>
      </Menu>
      <input
        ref={picker}
        type="file"
        accept=".json,application/json"
        aria-label="File of a view"
        hidden
        onChange={(event) => void openFile(event)}
      />
      {question && (
        <QuestionDialog question={question} views={list} onClose={() => setQuestion(undefined)} />
      )}
    </>
  );
}
