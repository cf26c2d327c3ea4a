import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'

import type { Client } from '#src/client/client.ts'
import { NotFoundScreen } from '#src/screens/errors/deferredErrors.ts'
import { PageError } from '#src/screens/errors/RouteError.tsx'
import { useIsUprightPage } from '#src/screens/launch/useIsUprightPage.ts'
import { Rotation } from '#src/screens/orientation/Rotation.tsx'
import { GlobalStyle } from '#src/ui/theme/GlobalStyle.tsx'

export const Route = createRootRouteWithContext<{ client: Client }>()({
  component: Root,
  notFoundComponent: NotFoundScreen,
  errorComponent: PageError,
})

function Root() {
  return (
    <>
      <GlobalStyle />
      <Outlet />
      <Rotation isExcused={!useIsUprightPage()} />
    </>
  )
}
