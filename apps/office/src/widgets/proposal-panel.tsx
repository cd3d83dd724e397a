import { Button, Group, Text } from '@mantine/core'
import { t } from '../text.ts'
import { Panel } from './page.tsx'
import { askAboutProposal, type Decidable } from './proposal-form.tsx'

type Props = {
  proposal: { asked_by: string; asked_at: string; reason: string }
  of: Decidable
  may_decide: boolean
}

/** What is looser than what stands and waits for somebody else than who asked for it. */
export const ProposalPanel = ({ proposal: { asked_by: name, asked_at: time, reason }, of, may_decide }: Props) => (
  <Panel title={of.title}>
    <Text size="sm" px={20} pb={8}>
      {t('proposal.by', { name, time, reason })}
    </Text>
    {of.facts}
    {may_decide && (
      <Group gap={8} px={20} py={12}>
        <Button onClick={() => askAboutProposal(of, 'approve')}>{t('proposal.approve')}</Button>
        <Button variant="default" onClick={() => askAboutProposal(of, 'refuse')}>
          {t('proposal.refuse')}
        </Button>
      </Group>
    )}
  </Panel>
)
