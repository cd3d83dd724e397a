import { useState } from 'react'
import {
  Calendar,
  Card,
  Checkbox,
  DayField,
  Field,
  Input,
  MoneyInput,
  PasswordInput,
  PinPad,
  SectionTitle,
  Select,
  Switch,
  TextArea,
  icons,
} from '../../src/index.ts'
import type { Texts } from '../texts.ts'

const DayPart = ({ t }: { t: Texts }) => {
  const [day, setDay] = useState('2026-11-21')
  const [at, move] = useState('2026-11-21')
  const common = { value: day, max: '2026-11-26', locale: t.tag }
  return (
    <Card className="rows">
      <DayField {...common} dates={t.tag === 'zh-CN' ? 'sv-SE' : t.tag} label={t.day} open={t.own} change={setDay} />
      <Calendar {...common} at={at} move={move} choose={setDay} />
    </Card>
  )
}

export const FieldsPart = ({ t }: { t: Texts }) => {
  const [amount, setAmount] = useState('12500.5')
  const [pin, setPin] = useState('123')
  return (
    <section>
      <SectionTitle>{t.fields}</SectionTitle>
      <div className="three">
        <Card className="rows">
          <Field label={t.account} hint={t.hint} required>
            <Input icon={icons.user} placeholder="wang88" autoComplete="username" />
          </Field>
          <Field label={t.account} error={t.error}>
            <Input defaultValue="wang_88" icon={icons.user} />
          </Field>
          <Field label={t.password}>
            <PasswordInput icon={icons.lock} show={t.show} hide={t.hide} defaultValue="moonlight" />
          </Field>
        </Card>
        <Card className="rows">
          <Field label={t.amount} hint={t.range}>
            <MoneyInput value={amount} onValue={setAmount} name="amount" />
          </Field>
          <Field label={t.bank}>
            <Select defaultValue="b">
              <option value="a">ICBC</option>
              <option value="b">中国银行 Bank of China</option>
            </Select>
          </Field>
          <Field label={t.disabled}>
            <Input disabled defaultValue="wang88" />
          </Field>
          <Field label={t.html.includes('h3') ? t.emptyText : ''}>
            <TextArea placeholder={t.lead} />
          </Field>
          <div className="row">
            <Checkbox defaultChecked>{t.remember}</Checkbox>
            <Checkbox>{t.remember}</Checkbox>
            <Checkbox kind="radio" name="r" defaultChecked>
              {t.types[0]}
            </Checkbox>
            <Checkbox kind="radio" name="r">
              {t.types[1]}
            </Checkbox>
          </div>
          <div className="row">
            <Switch defaultChecked>{t.auto}</Switch>
            <Switch>{t.auto}</Switch>
            <Switch disabled>{t.disabled}</Switch>
          </div>
        </Card>
        <Card>
          <Field label={t.pin}>
            <PinPad value={pin} onValue={setPin} label={t.pin} erase={t.erase} clear={t.clear} name="pin" />
          </Field>
        </Card>
        <DayPart t={t} />
      </div>
    </section>
  )
}
