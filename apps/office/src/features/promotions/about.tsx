import type { Application } from '../../api/promotions.ts'
import { t } from '../../text.ts'
import { Facts } from '../../widgets/facts.tsx'

/** The dialog in which an application is decided. */
export const DIALOG = 'promotion'

/** Who applied for what, with which answers. */
export const About = ({ row: { member_name, title, answers } }: { row: Application }) => (
  <Facts
    facts={[
      { label: t('order.member'), value: member_name },
      { label: t('promotions.activity'), value: title },
      ...answers.map(({ label, value }) => ({ label, value })),
    ]}
  />
)
