/** As high as the rail it stands for. */
export function RecentSkeleton() {
  return <div aria-hidden="true" className="h-[479px] phone:h-[422px]" />
}
