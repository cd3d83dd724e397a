import { Button, Group, Text } from '@mantine/core'
import { useName } from '../session/session.store.ts'
import { t } from '../text.ts'
import { Panel } from './page.tsx'
import { askAboutProposal, type Decidable } from './proposal-form.tsx'

type Props = {
  proposal: { asked_by: string; asked_at: string; reason: string }
  of: Decidable
  may_decide: boolean
}

/** Whoever asked for it may take it back and no more; anybody else sets or refuses it. */
const Steps = ({ of, is_own }: { of: Decidable; is_own: boolean }) => (
  <Group gap={8} px={20} py={12}>
    {is_own ? (
      <>
        <Button variant="default" onClick={() => askAboutProposal(of, 'take_back')}>
          {t('proposal.take_back')}
        </Button>
        <Text size="sm">{t('proposal.own')}</Text>
      </>
    ) : (
      <>
        <Button onClick={() => askAboutProposal(of, 'approve')}>{t('proposal.approve')}</Button>
        <Button variant="default" onClick={() => askAboutProposal(of, 'refuse')}>
          {t('proposal.refuse')}
        </Button>
      </>
    )}
  </Group>
)

/** What is looser than what stands and waits for somebody else than who asked for it. */
export const ProposalPanel = ({ proposal: { asked_by: name, asked_at: time, reason }, of, may_decide }: Props) => {
  const is_own = useName() === name
  return (
    <Panel title={of.title}>
      <Text size="sm" px={20} pb={8}>
        {t('proposal.by', { name, time, reason })}
      </Text>
      {of.facts}
      {may_decide && <Steps of={of} is_own={is_own} />}
    </Panel>
  )
}
