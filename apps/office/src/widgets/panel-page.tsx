import type { ReactNode } from 'react'
import { Failed } from './list-panel.tsx'
import { Freshness, Page, Panel } from './page.tsx'
import css from './panel-page.module.css'
import type { ReportQuery } from './report-table.tsx'

type Read = Omit<ReportQuery<never>, 'data' | 'isPlaceholderData'> & { dataUpdatedAt: number }
type Props = {
  title: string
  /** What the screen itself reads, which says how fresh it is, or that it could not be read. */
  query?: Read
  tools?: ReactNode
  children: ReactNode
}

/** A screen of several panels below one another. */
export const PanelPage = ({ title, query, tools, children }: Props) => (
  <Page
    title={title}
    tools={
      <>
        {query && <Freshness query={query} />}
        {tools}
      </>
    }
  >
    <div className={css.panels}>
      {query?.isLoadingError && (
        <Panel>
          <Failed error={query.error} busy={query.isFetching} onRetry={() => void query.refetch()} />
        </Panel>
      )}
      {children}
    </div>
  </Page>
)
