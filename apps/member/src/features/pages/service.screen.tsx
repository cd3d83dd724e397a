import type { Configs } from '@moongate/contract/site'
import { Button, EmptyState, Icon, Skeleton } from '@moongate/ui'
import { clock, deviceMobile, headset, mail, phone } from '@moongate/ui/icons.gen'
import { useQuery } from '@tanstack/react-query'
import { configsQuery } from '../../api/queries.ts'
import { t } from '../../text.ts'
import { LoadFailed } from '../../widgets/load-failed.tsx'
import { Panel } from '../../widgets/panel.tsx'
import { openService } from '../../widgets/popup-window.ts'
import { findChat, hasService, listContacts } from '../../widgets/service.rules.ts'
import { useTitle } from '../../widgets/use-title.ts'
import css from './service.module.css'

const icons = { phone, mobile: deviceMobile, mail }

/** The ways to us: chat first, then whom to call and write to, and when. */
const Ways = ({ configs }: { configs: Configs }) => {
  const chat = findChat(configs)
  return (
    <ul className={css.ways}>
      {chat !== undefined && (
        <li data-chat>
          <Icon d={headset} size={28} />
          <b>{t('member-pages:service.chat')}</b>
          <span>{t('member-pages:service.chat_text')}</span>
          <Button variant="primary" onClick={() => openService(chat)}>
            {t('member-pages:service.chat_open')}
          </Button>
        </li>
      )}
      {listContacts(configs).map(({ kind, value, href }) => (
        <li key={kind}>
          <Icon d={icons[kind]} size={28} />
          <b>{t(`member-pages:service.${kind}`)}</b>
          <a href={href}>{value}</a>
        </li>
      ))}
      {configs.service_hours !== '' && (
        <li>
          <Icon d={clock} size={28} />
          <b>{t('member-pages:service.hours')}</b>
          <span>{configs.service_hours}</span>
        </li>
      )}
    </ul>
  )
}

const Questions = ({ configs }: { configs: Configs }) => (
  <Panel title={t('member-pages:service.questions')}>
    {configs.service_questions.map(({ question, answer }) => (
      <details key={question} className={css.question}>
        <summary>{question}</summary>
        <p>{answer}</p>
      </details>
    ))}
  </Panel>
)

/** Customer service: whatever ways to it the operator has set, and the questions asked most (R1.12). */
const ServiceScreen = () => {
  const { data: configs, isLoadingError, refetch } = useQuery(configsQuery)
  useTitle(t('member-pages:service.title'))
  return (
    <div className={css.page}>
      <Panel level={1} title={t('member-pages:service.title')} text={t('member-pages:service.text')}>
        {isLoadingError && <LoadFailed retry={() => void refetch()} />}
        {!configs && !isLoadingError && <Skeleton height={160} radius={20} />}
        {configs &&
          (hasService(configs) ? <Ways configs={configs} /> : <EmptyState title={t('member-pages:service.none')} />)}
      </Panel>
      {configs && configs.service_questions.length > 0 && <Questions configs={configs} />}
    </div>
  )
}

export default ServiceScreen
