import { useState } from 'react'
import {
  Badge,
  Button,
  Card,
  Chip,
  ConfirmDialog,
  CopyButton,
  Dialog,
  IconButton,
  Menu,
  Popover,
  Seal,
  SectionTitle,
  Spinner,
  StakeChip,
  Tabs,
  Tooltip,
  buildButtonClass,
  icons,
  toast,
} from '../../src/index.ts'
import type { Texts } from '../texts.ts'

const Buttons = ({ t }: { t: Texts }) => {
  return (
    <Card className="rows">
      {(['l', 'm', 's'] as const).map((size) => (
        <div className="row" key={size}>
          <Button variant="primary" size={size}>
            {t.primary}
          </Button>
          <Button size={size}>{t.secondary}</Button>
          <Button variant="danger" size={size}>
            {t.danger}
          </Button>
          <Button variant="link" size={size}>
            {t.link}
          </Button>
        </div>
      ))}
      <div className="row">
        <Button variant="primary" busy>
          {t.busy}
        </Button>
        <Button disabled>{t.disabled}</Button>
        <CopyButton text="6222 0012 3456" label={t.copy} done={t.copied} />
        <IconButton icon={icons.mail} label={t.menu} badge={3} look="well" />
        <IconButton icon={icons.refresh} label={t.refresh} />
        <Spinner size={28} label={t.busy} />
      </div>
    </Card>
  )
}

const Layers = ({ t }: { t: Texts }) => {
  const [open, setOpen] = useState<'ask' | 'rules'>()
  return (
    <Card className="rows">
      <div className="row">
        <Button onClick={() => setOpen('rules')} data-open="dialog">
          {t.layers}
        </Button>
        <Button variant="danger" onClick={() => setOpen('ask')}>
          {t.danger}
        </Button>
        <Menu
          label={t.menu}
          buttonProps={{ className: buildButtonClass() }}
          items={t.menuItems.map((label, i) => ({
            id: label,
            label,
            icon: [icons.user, icons.wallet, icons.cash, icons.receipt, icons.logout][i],
            danger: i === 4,
          }))}
        >
          {t.menu}
        </Menu>
        <Popover trigger={t.cats[1]} hover buttonProps={{ className: buildButtonClass() }}>
          {t.lead}
        </Popover>
        <Tooltip text={t.tip}>
          <Button>{t.wallet}</Button>
        </Tooltip>
      </div>
      <div className="row">
        {t.toasts.map((text, i) => (
          <Button
            key={text}
            size="s"
            onClick={() =>
              toast(text, {
                tone: (['info', 'good', 'bad'] as const)[i],
                action: i === 0 ? { label: t.undo, run: () => undefined } : undefined,
              })
            }
          >
            {text}
          </Button>
        ))}
      </div>
      <div className="row">
        <Badge tone="good">{t.states4[0]}</Badge>
        <Badge tone="wait" live>
          {t.states4[1]}
        </Badge>
        <Badge tone="bad">{t.states4[2]}</Badge>
        <Badge>{t.states4[3]}</Badge>
        <Badge tone="gold">{t.level}</Badge>
        <Badge tone="info">{t.data}</Badge>
        {t.seals.map((seal) => (
          <Seal key={seal}>{seal}</Seal>
        ))}
        <Seal tone="jade" size="l">
          {t.seals[2]}
        </Seal>
        <Seal tone="gold">{t.level}</Seal>
      </div>
      <Dialog
        open={open === 'rules'}
        onClose={() => setOpen(undefined)}
        title={t.layers}
        close={t.close}
        footer={
          <Button variant="primary" onClick={() => setOpen(undefined)}>
            {t.ok}
          </Button>
        }
      >
        {t.lead}
      </Dialog>
      <ConfirmDialog
        open={open === 'ask'}
        title={t.ask}
        confirm={t.danger}
        cancel={t.secondary}
        danger
        onCancel={() => setOpen(undefined)}
        onConfirm={() => setOpen(undefined)}
      >
        {t.askText}
      </ConfirmDialog>
    </Card>
  )
}

export const ActionsPart = ({ t }: { t: Texts }) => {
  const [stake, setStake] = useState('10')
  const [tab, setTab] = useState('0')
  return (
    <section>
      <SectionTitle>{t.buttons}</SectionTitle>
      <div className="two">
        <Buttons t={t} />
        <Layers t={t} />
        <Card className="rows">
          <div className="row">
            {['5', '10', '50', '100', '500'].map((one) => (
              <StakeChip key={one} stake={one} selected={one === stake} onClick={() => setStake(one)} />
            ))}
          </div>
          <div className="row">
            {['100', '500', '1,000', '5,000'].map((one, i) => (
              <Chip key={one} selected={i === 1}>
                {one}
              </Chip>
            ))}
          </div>
        </Card>
        <Card>
          <Tabs
            look="underline"
            label={t.data}
            value={tab}
            onChange={setTab}
            items={t.tabs.map((label, i) => ({ id: String(i), label, count: i === 1 ? 12 : undefined }))}
          />
        </Card>
      </div>
    </section>
  )
}
