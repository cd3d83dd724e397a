import { Dialog, ErrorState, Spinner } from '@moongate/ui'
import type { ReactNode } from 'react'
import { translate } from '../texts.ts'
import css from './frame.module.css'
import { type ReadHistory, useHistory } from './use-history.ts'

type Props<Row> = {
  title: string
  /** Said where nothing was played yet. */
  empty: string
  session: string
  /** The same function from picture to picture. */
  read: ReadHistory<Row>
  onClose: () => void
  children: (rows: readonly Row[]) => ReactNode
}

/** The last of what this player has played. */
export const HistoryDialog = <Row,>({ title, empty, session, read, onClose, children }: Props<Row>) => {
  const [rows, retry] = useHistory(read, session)
  return (
    <Dialog open size="m" title={title} close={translate('close')} onClose={onClose}>
      {rows === 'reading' && <Spinner size={36} label={translate('reading')} />}
      {rows === 'failed' && <ErrorState title={translate('load_failed')} retry={translate('retry')} onRetry={retry} />}
      {typeof rows === 'object' && (rows.length === 0 ? <p className={css.empty}>{empty}</p> : children(rows))}
    </Dialog>
  )
}
