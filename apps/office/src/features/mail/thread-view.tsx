import { Button, Skeleton } from '@mantine/core'
import { Icon, icons } from '@moongate/ui'
import { useQuery } from '@tanstack/react-query'
import { type Message, threadQuery } from '../../api/mail.ts'
import { useSessionStore } from '../../session/session.store.ts'
import { t } from '../../text.ts'
import { Failed } from '../../widgets/list-panel.tsx'
import { Panel } from '../../widgets/page.tsx'
import { AnswerForm } from './answer-form.tsx'
import css from './mail.module.css'
import { MemberPicture } from './member-picture.tsx'
import { isAnothers, ThreadTools } from './thread-tools.tsx'

const Letter = ({ message: { box, staff_name, content, time, is_read } }: { message: Message }) => {
  const ours = box === 'inbox'
  return (
    <li className={css.letter} data-ours={ours || undefined}>
      <small>
        {ours ? staff_name || t('mail.by_site') : t('mail.by_member')} · {time}
        {ours && ` · ${t(is_read === 1 ? 'mail.read' : 'mail.unread')}`}
      </small>
      <p>{content}</p>
    </li>
  )
}

type Props = { id: number; answering: boolean; close: () => void }

/** One thread from its first mail to its last, the way to answer it, and its member beside it. */
export const ThreadView = ({ id, answering, close }: Props) => {
  const { data, isError, error, isFetching, refetch } = useQuery(threadQuery(id))
  const own = useSessionStore((store) => store.session?.staff.name)
  const back = (
    <Button
      variant="subtle"
      color="gray"
      c="var(--tx-1)"
      leftSection={<Icon d={icons.chevronLeft} size={17} />}
      onClick={close}
    >
      {t('mail.back')}
    </Button>
  )
  if (!data)
    return (
      <>
        {back}
        <Panel>
          {isError ? (
            <Failed error={error} busy={isFetching} onRetry={() => void refetch()} />
          ) : (
            <Skeleton height={320} />
          )}
        </Panel>
      </>
    )
  const { thread, messages } = data
  return (
    <>
      <div className={css.bar}>
        {back}
        {answering && <ThreadTools thread={thread} />}
      </div>
      <div className={css.thread}>
        <Panel title={thread.title}>
          <ol className={css.letters}>
            {messages.map((message) => (
              <Letter key={message.id} message={message} />
            ))}
          </ol>
          {answering && thread.state !== 'closed' && !isAnothers(thread, own) && (
            <AnswerForm key={thread.id} thread={thread} />
          )}
        </Panel>
        <MemberPicture thread={thread} />
      </div>
    </>
  )
}
