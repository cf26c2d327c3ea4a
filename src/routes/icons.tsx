import { createFileRoute } from '@tanstack/react-router'

import { lazyPart } from '#src/i18n/lazyPart.tsx'

const IconGallery = lazyPart(async () => (await import('#src/screens/gallery/IconGallery.tsx')).IconGallery)

export const Route = createFileRoute('/icons')({ component: IconGallery })
