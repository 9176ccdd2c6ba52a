export function SkipLink({ target = 'content' }: { target?: string }) {
  return (
    <a
      href={`#${target}`}
      className="fixed start-4 top-3 z-toast -translate-y-20 rounded-control bg-brand-600 px-5 py-2.5 text-md font-semibold text-white focus:translate-y-0 print:hidden"
    >
      پرش به محتوای اصلی
    </a>
  )
}
