import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'

import { App } from '#src/app/App.tsx'
import { followMaintenance } from '#src/app/maintenance.ts'
import { leaveDetail } from '#src/app/reload.ts'
import { createAppRouter } from '#src/app/router.ts'
import { client } from '#src/begin.ts'
import { persistently } from '#src/client/actors/persistently.ts'
import { watchLanguage } from '#src/client/reactions/language.ts'
import { environment } from '#src/start.ts'

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no #root')

// Not awaited here: other scripts import from this one, and would wait for it.
void watchLanguage({ ...client, root: environment.root }).then(() => {
  if (environment.isReload) leaveDetail(window)
  const router = createAppRouter(client)
  followMaintenance(client, router)
  client.partner.onMessage(({ type }) => {
    if (type === 'back-to-match') void router.navigate({ to: '/events' })
  })
  // Its code comes late, and where nobody frames the client not at all.
  if (client.partner.isFramed)
    void persistently(() => import('#src/app/tellPartner.ts'), environment.clock).then(({ tellPartner }) =>
      tellPartner(client, router, environment.clock),
    )
  createRoot(root).render(
    <StrictMode>
      <App client={client} router={router} />
    </StrictMode>,
  )
})
