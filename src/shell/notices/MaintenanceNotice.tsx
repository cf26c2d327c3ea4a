import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import { useState } from 'react'

import { useClient } from '#src/client/context.tsx'
import { useFormat } from '#src/client/hooks/useFormat.ts'
import { maintenanceOf } from '#src/client/hooks/useMaintenance.ts'
import { Toast } from '#src/ui/overlay/toasts/Toast.tsx'
import { announcementText } from '#src/words/session/maintenance.ts'

/** Maintenance to come, until the member has read it; once more where it is moved [MEMBER-11]. */
export function MaintenanceNotice() {
  const { i18n } = useLingui()
  const format = useFormat()
  const status = useSelector(maintenanceOf(useClient()), (snapshot) => snapshot?.context.status)
  const [read, setRead] = useState<string | null>(null)
  const text = status === undefined ? null : announcementText(i18n, format, status)
  const times = `${status?.from} ${status?.to}`
  if (text === null || read === times) return null
  return (
    <Toast tone="info" icon="clock" onClose={() => setRead(times)}>
      {text}
    </Toast>
  )
}
