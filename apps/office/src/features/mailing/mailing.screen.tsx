import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { campaignsQuery } from '../../api/mail.ts'
import { t } from '../../text.ts'
import { Freshness, Page } from '../../widgets/page.tsx'
import { askCampaign } from './campaign-form.tsx'
import { Campaigns } from './campaigns.tsx'
import css from './mailing.module.css'
import { OutgoingLog } from './outgoing.tsx'
import { Templates } from './templates.tsx'
import { askWays } from './ways-form.tsx'

/** Mass mails, the mails that the product writes by itself, and what of mail leaves the site. */
export const MailingScreen = () => {
  const query = useQuery(campaignsQuery(1))
  return (
    <Page
      title={t('nav.mailing')}
      tools={
        <>
          <Freshness query={query} />
          <Button variant="default" onClick={() => askWays()}>
            {t('mailing.ways_title')}
          </Button>
          <Button onClick={() => askCampaign()}>{t('mailing.new')}</Button>
        </>
      }
    >
      <div className={css.screen}>
        <Campaigns />
        <Templates />
        <OutgoingLog />
      </div>
    </Page>
  )
}
