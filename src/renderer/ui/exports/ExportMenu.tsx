import {
  Button,
  Menu,
  MenuItem,
  MenuList,
  MenuPopover,
  MenuTrigger,
} from '@fluentui/react-components';
import { ArrowDownloadRegular } from '@fluentui/react-icons';
import { useState } from 'react';
import type { FileKind, ForeignHost } from '#contract/bridge.ts';
import type { ExportEndpointName } from '#contract/endpoints.ts';
import { problemOf } from '#renderer/client/bridge.ts';
import { type ExportRequest, startExport } from '#renderer/client/exports.ts';
import { useFeedback } from '#renderer/ui/feedback/feedback.tsx';
import { DownloadQuestion } from '#renderer/ui/outside/DownloadQuestion.tsx';

/** A file a list can be exported as, where that is more than its kind. */
export interface ExportVariant {
  readonly label: string;
  readonly format: FileKind;
  /** Fields of the call that make the difference. */
  readonly input: Readonly<Record<string, unknown>>;
}

interface ExportMenuProps {
  readonly endpoint: ExportEndpointName;
  readonly formats: readonly (FileKind | ExportVariant)[];
  /** What the file is named when the server does not name it. */
  readonly name: string;
  /** The fields of the call, as the list is now. */
  readonly input: () => Readonly<Record<string, unknown>>;
  /** Whether a failure raises no dialog: only the line of its progress goes. */
  readonly silent?: true;
  /** The title of a failure, where the specification names one. */
  readonly alert?: string;
}

interface Question {
  readonly request: ExportRequest;
  readonly foreign: ForeignHost;
}

const asVariant = (format: FileKind | ExportVariant): ExportVariant =>
  typeof format === 'string' ? { label: format.toUpperCase(), format, input: {} } : format;

/** Exports the rows of the list in the background. A question comes first if the host is another one. */
export function ExportMenu(props: ExportMenuProps) {
  const { endpoint, formats, name, input, silent, alert = 'Unable to export' } = props;
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
          <MenuList>
            {formats.map(asVariant).map(({ label, format, input: more }) => (
              <MenuItem
                key={label}
                onClick={() => void run({ endpoint, format, name, input: { ...input(), ...more } })}
              >
                {label}
              </MenuItem>
            ))}
          </MenuList>
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
