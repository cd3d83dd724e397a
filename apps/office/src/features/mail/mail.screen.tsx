import { Button } from '@mantine/core'
import { MAIL_ANSWERERS } from '@moongate/contract/mail.states'
import { hasRole } from '@moongate/contract/states'
import { useQuery } from '@tanstack/react-query'
import { answersQuery, type ThreadTab, threadsQuery } from '../../api/mail.ts'
import { useRoles } from '../../session/session.store.ts'
import { useListSearch } from '../../start/use-list-search.ts'
import { t } from '../../text.ts'
import { Freshness, Page, Panel } from '../../widgets/page.tsx'
import { TabbedList, useAddressedPage } from '../../widgets/tabbed-list.tsx'
import { askAnswers } from './answers-form.tsx'
import { buildColumns } from './thread-columns.tsx'
import { ThreadView } from './thread-view.tsx'

const TABS = ['open', 'mine', 'all'] as const satisfies readonly ThreadTab[]

/** Threads with members: those that wait, one's own, all; and one of them opened, with its member beside it. */
export const MailScreen = () => {
  const at = useAddressedPage<ThreadTab>(TABS)
  const { search, open } = useListSearch()
  const query = useQuery(threadsQuery(at.tab, at.page))
  const { data: answers } = useQuery(answersQuery)
  const answering = hasRole(useRoles(), MAIL_ANSWERERS)
  return (
    <Page
      title={t('nav.mail')}
      tools={
        <>
          <Freshness query={query} />
          {answering && answers && (
            <Button variant="default" onClick={() => askAnswers(answers)}>
              {t('mail.answers')}
            </Button>
          )}
        </>
      }
    >
      {search.thread === undefined ? (
        <Panel>
          <TabbedList
            tabs={TABS.map((value) => ({ value, text: t(`mail.tabs.${value}`) }))}
            at={at}
            query={query}
            label={t('mail.threads')}
            columns={buildColumns(open)}
            empty={t(at.tab === 'open' ? 'mail.none_waiting' : 'none')}
          />
        </Panel>
      ) : (
        <ThreadView id={search.thread} answering={answering} close={() => open(undefined)} />
      )}
    </Page>
  )
}
