import { useEffect, useState } from 'react'
import { Button, Menu, MoonLogo, PageLight, Toaster, WalletPill, buildButtonClass, icons } from '../src/index.ts'
import { ActionsPart } from './parts/actions.tsx'
import { BrandPart } from './parts/brand.tsx'
import { DataPart } from './parts/data.tsx'
import { FieldsPart } from './parts/fields.tsx'
import { LotteryPart } from './parts/lottery.tsx'
import { StatesPart } from './parts/states.tsx'
import { languages, type Lang } from './texts.ts'

const asked = new URLSearchParams(location.search).get('lang')
const isLang = (value: string | null): value is Lang => value !== null && value in languages

const Wallet = ({
  label,
  deposit,
  t,
}: {
  label: string
  deposit: string
  t: { hide: string; show: string; refresh: string }
}) => {
  const [hidden, setHidden] = useState(false)
  const [value, setValue] = useState('88640.50')
  return (
    <WalletPill
      label={label}
      value={value}
      hidden={hidden}
      onHidden={setHidden}
      onRefresh={() => setValue(value === '88640.50' ? '89140.50' : '88640.50')}
      texts={{ hide: t.hide, show: t.show, hidden: '****', refresh: t.refresh }}
      action={
        <Button variant="primary" size="s">
          {deposit}
        </Button>
      }
    />
  )
}

/** Every part of the kit in every state, in five languages. */
export const Gallery = () => {
  const [lang, setLang] = useState<Lang>(isLang(asked) ? asked : 'zh_cn')
  const t = languages[lang]
  useEffect(() => {
    document.documentElement.lang = t.tag
  }, [t])
  return (
    <div className="page">
      <PageLight />
      <header className="wrap bar">
        <MoonLogo name={t.site} />
        <div className="row">
          <Wallet label={t.wallet} deposit={t.primary} t={t} />
          <Menu
            label={t.language}
            align="end"
            hover
            buttonProps={{ className: buildButtonClass({ size: 's' }) }}
            items={(Object.keys(languages) as Lang[]).map((id) => ({
              id,
              label: languages[id].own,
              current: id === lang,
              onSelect: () => setLang(id),
            }))}
          >
            {t.own}
          </Menu>
        </div>
      </header>
      <main className="wrap stack">
        <h1 style={{ position: 'absolute', clipPath: 'inset(50%)' }}>{t.site}</h1>
        <BrandPart t={t} />
        <ActionsPart t={t} />
        <FieldsPart t={t} />
        <DataPart t={t} />
        <LotteryPart t={t} />
        <StatesPart t={t} />
        <p className="row">
          {Object.entries(icons).map(([name, d]) => (
            <svg
              key={name}
              width="22"
              height="22"
              viewBox="0 0 24 24"
              fill={d.startsWith('!') ? 'currentColor' : 'none'}
              stroke={d.startsWith('!') ? 'none' : 'currentColor'}
              strokeWidth="1.75"
              aria-hidden
            >
              <path d={d.replace('!', '')} />
            </svg>
          ))}
        </p>
      </main>
      <Toaster label={t.data} close={t.close} />
    </div>
  )
}
