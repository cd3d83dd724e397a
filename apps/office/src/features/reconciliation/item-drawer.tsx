import { Button, Drawer } from '@mantine/core'
import type { Item } from '../../api/reconciliation.ts'
import { t, translateName } from '../../text.ts'
import { CopyField } from '../../widgets/copy.tsx'
import { Facts } from '../../widgets/facts.tsx'
import { OrderPath } from '../../widgets/orders/order-path.tsx'
import { askItemStep, nameItemStep } from './item-acts.tsx'
import { describeKind, describeSource, ItemState, Sum } from './reconciliation-cells.tsx'
import css from './reconciliation.module.css'

const Known = ({ item }: { item: Item }) => (
  <Facts
    facts={[
      { label: t('reconciliation.kind'), value: describeKind(item.kind) },
      { label: t('order.state'), value: <ItemState state={item.state} /> },
      { label: t('reconciliation.day'), value: item.day, num: true },
      { label: t('reconciliation.source'), value: describeSource(item.source) },
      { label: t('reconciliation.bill'), value: item.detail, num: true },
      { label: t('reconciliation.stake'), value: <Sum value={item.amount} asset={item.asset} />, num: true, big: true },
      { label: t('reconciliation.effect'), value: <Sum value={item.effect} asset={item.asset} sign />, num: true },
      { label: t('reconciliation.owner'), value: item.owner_name },
      { label: t('reconciliation.note'), value: item.note },
      {
        label: t('reconciliation.solved'),
        value: item.solved_at && `${item.solved_at} · ${item.solved_by || t('reconciliation.by_itself')}`,
      },
    ]}
  />
)

/** Everything known of one item, beside the list; what may be done with it stands at the foot. */
export const ItemDrawer = ({ item, opened, onClose }: { item: Item; opened: boolean; onClose: () => void }) => (
  <Drawer
    position="right"
    size={460}
    title={t('reconciliation.one')}
    opened={opened}
    onClose={onClose}
    closeButtonProps={{ 'aria-label': t('close') }}
  >
    <div className={css.body}>
      <CopyField label={t('reconciliation.subject')} value={item.subject} />
      <Known item={item} />
      <OrderPath
        order={{
          ...item,
          created_at: item.found_at,
          member_name: t('order.by_system'),
          steps: item.steps.map((step) => ({ ...step, state: step.step })),
        }}
        describeState={(step) => translateName('reconciliation.path', step)}
        made={t('reconciliation.found')}
      />
    </div>
    {item.allowed.length > 0 && (
      <div className={css.foot}>
        {item.allowed.map((step) => (
          <Button key={step} variant={step === 'solve' ? 'filled' : 'default'} onClick={() => askItemStep(item, step)}>
            {t(`reconciliation.steps.${nameItemStep(item, step)}`)}
          </Button>
        ))}
      </div>
    )}
  </Drawer>
)
