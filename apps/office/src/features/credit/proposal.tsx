import { Button, Group, Text } from '@mantine/core'
import { LOAN_DECIDERS } from '@moongate/contract/credit.states'
import { hasRole } from '@moongate/contract/states'
import { useRoles } from '../../session/session.store.ts'
import { t } from '../../text.ts'
import { Panel } from '../../widgets/page.tsx'
import { askAboutTerms, type Proposal } from './proposal-form.tsx'
import { TermsFacts } from './terms-facts.tsx'

/** Looser terms that wait for somebody else than who asked for them. */
export const ProposalPanel = ({ proposal }: { proposal: Proposal }) => {
  const may_decide = hasRole(useRoles(), LOAN_DECIDERS)
  const { asked_by: name, asked_at: time, reason, terms } = proposal
  return (
    <Panel title={t('credit.proposed')}>
      <Text size="sm" px={20}>
        {t('credit.proposed_by', { name, time, reason })}
      </Text>
      <TermsFacts terms={terms} />
      {may_decide && (
        <Group gap={8} px={20} pb={16}>
          <Button onClick={() => askAboutTerms(proposal, 'approve')}>{t('credit.approve')}</Button>
          <Button variant="default" onClick={() => askAboutTerms(proposal, 'refuse')}>
            {t('credit.refuse')}
          </Button>
        </Group>
      )}
    </Panel>
  )
}
