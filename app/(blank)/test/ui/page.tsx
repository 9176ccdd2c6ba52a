import type { Metadata } from 'next'
import { Buttons } from '@/components/ui-showcase/buttons'
import { Choices } from '@/components/ui-showcase/choices'
import { Fields } from '@/components/ui-showcase/fields'
import { Foundations } from '@/components/ui-showcase/foundations'
import { Goods } from '@/components/ui-showcase/goods'
import { Pictures } from '@/components/ui-showcase/pictures'
import { Records } from '@/components/ui-showcase/records'
import { SchemeSwitch } from '@/components/ui-showcase/scheme-switch'
import { States } from '@/components/ui-showcase/states'
import { Wayfinding } from '@/components/ui-showcase/wayfinding'
import { LogoMark } from '@/components/ui/shamseh'

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
      <Foundations />
      <Buttons />
      <Fields />
      <Choices />
      <Goods />
      <Wayfinding />
      <Records />
      <Pictures />
      <States />
    </div>
  )
}
