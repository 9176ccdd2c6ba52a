import type { Metadata } from 'next'
import {
  ButtonSamples,
  StateSamples,
  ChoiceSamples,
  FieldSamples,
} from '@/components/showcase/control-samples'
import { FoundationSamples, PictureSamples } from '@/components/showcase/foundation-samples'
import {
  ProductSamples,
  RecordSamples,
  NavigationSamples,
} from '@/components/showcase/data-samples'
import { SchemeSwitch } from '@/components/showcase/interactive-samples'
import { LogoMark } from '@/components/ui/logo-mark'

export const metadata: Metadata = {
  title: 'همهٔ اجزا',
  robots: { index: false, follow: false },
}

export default function UiPage() {
  return (
    <div className="wrap grid gap-5 py-8 desk:gap-7 desk:py-12">
      <header className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="flex items-center gap-3 text-3xl font-extrabold">
          <LogoMark size={44} />
          همهٔ اجزا
        </h1>
        <SchemeSwitch />
      </header>
      <FoundationSamples />
      <ButtonSamples />
      <FieldSamples />
      <ChoiceSamples />
      <ProductSamples />
      <NavigationSamples />
      <RecordSamples />
      <PictureSamples />
      <StateSamples />
    </div>
  )
}
