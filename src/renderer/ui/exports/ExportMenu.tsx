import {
  Button,
  Menu,
  MenuDivider,
  MenuGroup,
  MenuGroupHeader,
  MenuItem,
  MenuList,
  MenuPopover,
  MenuTrigger,
} from '@fluentui/react-components';
import { ArrowDownloadRegular } from '@fluentui/react-icons';
import type { UseQueryResult } from '@tanstack/react-query';
import { createContext, type PropsWithChildren, useContext, useState } from 'react';
import type { ForeignHost } from '#contract/bridge/files.ts';
import type { EndpointInput, ExportEndpointName } from '#contract/wire/endpoints.ts';
import type { FileKind } from '#contract/wire/file-kinds.ts';
import type { Page } from '#contract/wire/list.ts';
import {
  type ExportWord,
  exportName,
  exportSentence,
  searchWord,
} from '#domain/lists/export-words.ts';
import { countOf } from '#domain/lists/pages.ts';
import { problemOf } from '#renderer/client/calls/bridge.ts';
import { type ExportRequest, startExport } from '#renderer/client/calls/exports.ts';
import { useFeedback } from '#renderer/ui/feedback/feedback.tsx';
import { activeFilters, type Filters, type FilterValues } from '#renderer/ui/filters/filter.ts';
import { DownloadQuestion } from '#renderer/ui/outside/DownloadQuestion.tsx';
import utility from '#renderer/ui/utility.module.css';
import styles from './exports.module.css';
import { withWords } from './filterWords.tsx';

/** A file a list can be exported as, where that is more than its kind. */
interface ExportVariant<Name extends ExportEndpointName> {
  readonly label: string;
  readonly format: EndpointInput<Name>['format'];
  /** Fields of the call that make the difference. */
  readonly input: Partial<Omit<EndpointInput<Name>, 'format'>>;
}

/** The call that makes a file of a list, and what the list offers of it. */
export type ExportCall<State> = {
  readonly [Name in ExportEndpointName]: {
    readonly endpoint: Name;
    /** What the list offers, of what the call takes. */
    readonly formats: readonly (EndpointInput<Name>['format'] | ExportVariant<Name>)[];
    /** The fields of the call for a state of the list. */
    toInput(state: State): Omit<EndpointInput<Name>, 'format'>;
  };
}[ExportEndpointName];

/** The filters of a list and their values, by key. */
export interface Narrowed {
  readonly filters: Filters;
  readonly values: FilterValues<Filters>;
}

/** What the list shows, which is what its file contains. */
interface ExportContents extends Narrowed {
  /** What its rows are called in a sentence: 'orders'. */
  readonly things: string;
  /** What its rows have in common, besides the filters. */
  readonly about?: readonly ExportWord[];
  readonly search?: string;
  /** Filters by another date instead; left out where the list cannot. */
  readonly onInstead?: (key: string, value: unknown) => void;
}

export interface ExportMenuProps {
  readonly endpoint: ExportEndpointName;
  readonly formats: ExportCall<never>['formats'];
  readonly title: string;
  readonly contents: ExportContents;
  /** The fields of the call, as the list is now. */
  readonly input: () => object;
  /** Whether a failure raises no dialog: only the line of its progress goes. */
  readonly silent?: true;
  /** The title of a failure, where the specification names one. */
  readonly alert?: string;
}

interface Question {
  readonly request: ExportRequest;
  readonly foreign: ForeignHost;
}

const asVariant = (
  format: FileKind | ExportVariant<ExportEndpointName>,
): ExportVariant<ExportEndpointName> =>
  typeof format === 'string' ? { label: format.toUpperCase(), format, input: {} } : format;

/** How many rows the list's answer to the present query counts; null where that is not known. */
const ExportCount = createContext<number | null>(null);

interface ExportedProps extends PropsWithChildren {
  /** The list as it is shown. */
  readonly rows: Pick<UseQueryResult<Page<unknown>>, 'data' | 'isPlaceholderData'>;
}

/** Tells the menu in it how many rows a file will have. */
export function Exported({ rows: { data, isPlaceholderData: isOlder }, children }: ExportedProps) {
  const count = data && !isOlder ? countOf(data) : undefined;
  return <ExportCount value={count ?? null}>{children}</ExportCount>;
}

interface ChoicesProps extends Pick<ExportMenuProps, 'title' | 'contents' | 'formats'> {
  readonly onChoose: (fileName: string, format: FileKind, more: object) => void;
}

/** What the file will contain, the kinds of file, and the same by another date. */
function Choices({ title, contents, formats, onChoose }: ChoicesProps) {
  const { things, about = [], search = '', filters, values, onInstead } = contents;
  const count = useContext(ExportCount);
  const searched = search === '' ? [] : [searchWord(search)];
  const others = Object.entries(filters).flatMap(([key, filter]) => {
    const other = onInstead && filter.instead?.(values[key]);
    return other ? [{ key, ...other }] : [];
  });
  return withWords(activeFilters(filters, values), [...about, ...searched], (words) => (
    <MenuList>
      <MenuGroup>
        <MenuGroupHeader className={`${styles.sentence} ${utility.note}`}>
          {exportSentence(things, count, words)}
        </MenuGroupHeader>
        {formats.map(asVariant).map(({ label, format, input }) => (
          <MenuItem key={label} onClick={() => onChoose(exportName(title, words), format, input)}>
            {label}
          </MenuItem>
        ))}
      </MenuGroup>
      {others.length > 0 && <MenuDivider />}
      {others.map(({ key, label, value }) => (
        <MenuItem key={key} persistOnClick onClick={() => onInstead?.(key, value)}>
          {label}
        </MenuItem>
      ))}
    </MenuList>
  ));
}

/** Exports the rows of the list in the background. A question comes first if the host is another one. */
export function ExportMenu(props: ExportMenuProps) {
  const { endpoint, formats, title, contents, input, silent, alert = 'Unable to export' } = props;
  const feedback = useFeedback();
  const [question, setQuestion] = useState<Question | null>(null);

  const run = async (request: ExportRequest) => {
    try {
      const outcome = await startExport(request);
      if (outcome.status === 'foreign-host') {
        setQuestion({ request, foreign: outcome });
      } else if (outcome.opened) {
        feedback.success(`Saved to Downloads: ${outcome.fileName}`);
      } else {
        feedback.alert({
          title: 'Export saved but not opened',
          text: `The file is ${outcome.fileName} in ${outcome.folder}. No program on this computer could open it.`,
        });
      }
    } catch (thrown) {
      if (!silent) feedback.report(problemOf(thrown), alert);
    }
  };

  return (
    <>
      <Menu>
        <MenuTrigger disableButtonEnhancement>
          <Button size="small" icon={<ArrowDownloadRegular />}>
            Export
          </Button>
        </MenuTrigger>
        <MenuPopover>
          <Choices
            title={title}
            contents={contents}
            formats={formats}
            onChoose={(name, format, more) =>
              void run({ endpoint, format, title, name, input: { ...input(), ...more } })
            }
          />
        </MenuPopover>
      </Menu>
      {question && (
        <DownloadQuestion
          foreign={question.foreign}
          onConfirm={() => {
            void run({ ...question.request, allowHost: question.foreign.host });
            return Promise.resolve();
          }}
          onClose={() => setQuestion(null)}
        />
      )}
    </>
  );
}
