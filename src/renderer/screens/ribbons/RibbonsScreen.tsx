/** Ribbons (/ribbons): what the network announces to its users (document 2 §2). */
import { Button } from '@fluentui/react-components';
import { AddRegular } from '@fluentui/react-icons';
import { useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { useDraft } from '#renderer/desk/useDraft.ts';
import { ProgressLine } from '#renderer/ui/feedback/ProgressLine.tsx';
import { useReported } from '#renderer/ui/feedback/useReported.ts';
import { Screen } from '#renderer/ui/layout/Screen.tsx';
import { CardGrid } from '#renderer/ui/list/CardGrid.tsx';
import { ListHeader } from '#renderer/ui/list/ListHeader.tsx';
import { ListPlaceholder } from '#renderer/ui/list/ListPlaceholder.tsx';
import { Pager } from '#renderer/ui/list/Pager.tsx';
import { asSeen, readDialog } from './dialog.ts';
import { RibbonActionDialog } from './RibbonActionDialog.tsx';
import { CARD_HEIGHT, CARD_WIDTH, RibbonCard } from './RibbonCard.tsx';
import { RibbonEditorDialog } from './RibbonEditorDialog.tsx';
import styles from './ribbons.module.css';
import { RIBBONS_SHOWN, useRibbons } from './useRibbons.ts';

const PAGER_SIZE = 5;

/** The page of the address; whatever else stands there is the first. */
function usePage() {
  const [address, setAddress] = useSearchParams();
  const page = Math.max(1, Math.trunc(Number(address.get('page') ?? 1)) || 1);
  return [page, (next: number) => setAddress(next > 1 ? { page: String(next) } : {})] as const;
}

/** What is being written or asked, kept until it is finished. */
function Dialogs() {
  const [dialog, setDialog, close] = useDraft('ribbons.dialog', readDialog);
  if (!dialog) return null;
  if (dialog.kind === 'create' || dialog.kind === 'update') {
    return (
      <RibbonEditorDialog
        seen={dialog.kind === 'update' ? dialog.seen : null}
        content={dialog.content}
        onChange={(content) => setDialog({ ...dialog, content })}
        onClose={close}
      />
    );
  }
  return <RibbonActionDialog action={dialog.kind} seen={dialog.seen} onClose={close} />;
}

export function RibbonsScreen() {
  const queries = useQueryClient();
  const [page, setPage] = usePage();
  const [, setDialog] = useDraft('ribbons.dialog', readDialog);
  const { data, error, isFetching, isPending, dataUpdatedAt } = useRibbons(page);
  useReported(data ? null : error, 'Error');
  const refresh = () => void queries.invalidateQueries({ queryKey: ['ribbons.list'] });
  const rows = data?.rows ?? [];
  return (
    <Screen>
      <ListHeader
        title="Ribbons"
        rowCount={data?.rowCount}
        asOf={dataUpdatedAt}
        loading={isFetching}
        failed={error !== null}
        onRefresh={refresh}
        actions={
          <Button
            appearance="primary"
            size="small"
            icon={<AddRegular />}
            onClick={() => setDialog({ kind: 'create', content: '' })}
          >
            Create new ribbon
          </Button>
        }
      />
      <ProgressLine active={isFetching} />
      <div className={styles['body']}>
        <CardGrid
          label="Ribbons"
          rows={rows}
          rowId={({ id }) => id}
          width={CARD_WIDTH}
          render={(ribbon) => (
            <RibbonCard
              ribbon={ribbon}
              onChoose={(kind) => {
                const seen = asSeen(ribbon);
                setDialog(
                  kind === 'update'
                    ? { kind, seen, content: ribbon.content ?? '' }
                    : { kind, seen },
                );
              }}
            />
          )}
        />
        {rows.length === 0 && (
          <ListPlaceholder
            loading={isPending}
            failed={error !== null}
            text={page === 1 ? 'There are no ribbons yet' : 'There are no ribbons on this page'}
            density="comfortable"
            card={{ width: CARD_WIDTH, height: CARD_HEIGHT }}
            onRetry={refresh}
          />
        )}
      </div>
      <Pager
        page={page}
        pageSize={RIBBONS_SHOWN}
        rowCount={data?.rowCount ?? 0}
        size={PAGER_SIZE}
        onPage={setPage}
      />
      <Dialogs />
    </Screen>
  );
}
