import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'

import { useClient, useSession } from '#src/client/context.tsx'

import { manifestFile, manifestOf, productName, touchIcon } from './manifest.ts'
import { forgetOffline, keepOffline } from './offlineKept.ts'
import { offlinePage, type OfflineTexts } from './offlinePage.ts'

/**
 * The client as an app on the member's device, where the partner allows it and nobody frames the page [DEVICE-01]. Nothing
 * is seen of it: browsers offer it by themselves.
 */
export function InstallableApp() {
  const { partner } = useClient()
  const { isInstallable } = useSession().settings
  if (partner.isFramed) return null
  return isInstallable ? <Installable /> : <NotInstallable />
}

function useOfflineTexts(): OfflineTexts {
  const { t } = useLingui()
  return {
    heading: t({ message: 'No connection', context: 'heading: the page cannot be loaded' }),
    prices: t`No odds are shown here: they wouldn't be up to date.`,
    bets: t`Bets that were placed still stand. You'll find them in your bet history once you're back.`,
    later: t`This page loads again on its own as soon as there is a connection.`,
    retry: t({ message: 'Retry', context: 'verb: try again what failed' }),
  }
}

const root = (): HTMLElement => window.document.documentElement

/** A colour of the theme as it is now. */
function colour(name: string): string {
  return getComputedStyle(root()).getPropertyValue(`--${name}`).trim()
}

function pageAsItIs(language: string, texts: OfflineTexts): string {
  return offlinePage(language, texts, {
    scheme: getComputedStyle(root()).colorScheme,
    ground: colour('surface-1'),
    text: colour('text-1'),
    dim: colour('text-2'),
    button: colour('accent'),
    onButton: colour('on-accent'),
    focus: colour('focus'),
  })
}

function Installable() {
  const texts = useOfflineTexts()
  const said = JSON.stringify(texts)
  useEffect(() => {
    let kept = ''
    const keep = (): void => {
      const page = pageAsItIs(root().lang, JSON.parse(said) as OfflineTexts)
      if (page === kept) return
      kept = page
      // A device that keeps nothing has no such page, and no harm is done.
      keepOffline(window, page).catch(() => undefined)
    }
    keep()
    // A theme comes after its choice, and is put on the root.
    const themes = new MutationObserver(keep)
    themes.observe(root(), { attributeFilter: ['lang', 'style'] })
    return () => themes.disconnect()
  }, [said])
  return <Manifest />
}

function NotInstallable() {
  useEffect(() => void forgetOffline(window).catch(() => undefined), [])
  return null
}

/** Where the browser reads what it needs of the app: the served file has the product's name, the partner's is known here alone. */
function manifestAddress(name: string): string {
  if (name === productName) return manifestFile
  const { origin } = window.location
  const named = { name, language: root().lang, theme: colour('surface-2'), background: colour('surface-1') }
  return URL.createObjectURL(
    new Blob([JSON.stringify(manifestOf(named, origin))], { type: 'application/manifest+json' }),
  )
}

function Manifest() {
  const { title } = useSession().settings.app
  const name = title?.trim() || productName
  useEffect(() => {
    const link = window.document.createElement('link')
    link.rel = 'manifest'
    link.href = manifestAddress(name)
    window.document.head.append(link)
    return () => {
      link.remove()
      if (name !== productName) URL.revokeObjectURL(link.href)
    }
  }, [name])
  return (
    <>
      <link rel="apple-touch-icon" href={touchIcon} />
      <meta name="apple-mobile-web-app-title" content={name} />
    </>
  )
}
