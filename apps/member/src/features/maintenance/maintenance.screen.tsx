import { Button, MaintenanceNotice } from '@moongate/ui'
import { refresh } from '@moongate/ui/icons.gen'
import { useCallback, useEffect, useState } from 'react'
import { api } from '../../api/api.ts'
import { clearMaintenance } from '../../start/maintenance.store.ts'
import { t } from '../../text.ts'
import { LanguageRow } from '../../widgets/language-switch.tsx'

const AGAIN_MS = 30_000

/** The site while it is closed (R8.1): the operator's words, and the way back as soon as the server answers. */
const MaintenanceScreen = ({ message }: { message: string }) => {
  const [busy, setBusy] = useState(false)
  const ask = useCallback(async () => {
    setBusy(true)
    const answer = await api.site.links({}, { quiet: true }).catch(() => undefined)
    setBusy(false)
    if (!answer) return
    clearMaintenance()
    location.reload()
  }, [])
  useEffect(() => {
    document.title = t('member:maintenance.title')
    const timer = setInterval(() => void ask(), AGAIN_MS)
    return () => clearInterval(timer)
  }, [ask])
  return (
    <MaintenanceNotice title={t('member:maintenance.title')} message={message} note={t('member:maintenance.note')}>
      <Button variant="primary" size="l" icon={refresh} busy={busy} onClick={() => void ask()}>
        {t('member:maintenance.again')}
      </Button>
      <LanguageRow label={t('member:maintenance.languages')} />
    </MaintenanceNotice>
  )
}

export default MaintenanceScreen
