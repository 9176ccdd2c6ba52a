"""blender -b --python shoot.py -- jobs.ndjson: renders one EXR a line, and says so on stdout."""
import importlib, json, os, sys, traceback

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import stage
from scenes import compose

set_up = None
for line in open(sys.argv[sys.argv.index('--') + 1]):
    job = json.loads(line)
    report = {'id': job['id']}
    try:
        if 'scene' in job:
            scene, set_up = job['scene'], None
            report['cpu'] = round(compose.shoot(job['exr'], scene, job['size'], job['samples']), 1)
            report.update(glassy=scene.get('glassy', False), opaque='set' in scene, ev=scene.get('ev', 0))
            print('SHOT ' + json.dumps(report), flush=True)
            continue
        key = json.dumps([job['model'], job['args']])
        if key != set_up:
            stage.reset()
            family, name = job['model'].split('.')
            root, centimetres, options = getattr(importlib.import_module('models.' + family), name)(**job['args'])
            turn, _ = stage.fit(root)
            stage.stage(flags=options.get('flags', False), flat=options.get('flat', False))
            set_up = key
        view = {k: v for k, v in job['view'].items() if k in ('yaw', 'elev', 'fill', 'at')}
        turned = view.pop('yaw', 0)
        view['yaw'] = options['yaw'] + turned
        view.setdefault('elev', options['elev'])
        if view.get('at') is True:
            view['at'] = options.get('detail', (.35, .3, .7))
        if options.get('flat'):
            view.update(yaw=turned, elev=options['elev'] if not view.get('at') else 62)
        stage.frame(turn, **view)
        report['cpu'] = round(stage.render(job['exr'], job['size'], job['samples'], glassy=options.get('glassy', False)), 1)
        report.update(glassy=options.get('glassy', False), flat=options.get('flat', False))
    except Exception:
        report['error'] = traceback.format_exc(limit=-3)
        set_up = None
    print('SHOT ' + json.dumps(report), flush=True)
