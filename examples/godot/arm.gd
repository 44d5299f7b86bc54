# An arm with two joints that learns where its hand goes, while the scene runs. It knows neither the
# lengths of its bones nor geometry: it moves, sees where the hand is, and remembers both.
#
#   godot --path .                                  the hand follows the mouse
#   godot --headless --path . --fixed-fps 60 -- --seconds=60
#                                                   a scripted target; prints figures and ends
#   more flags: --untrained  --picture=FILE (with a display)
#
# SPDX-License-Identifier: Apache-2.0
extends Node2D

const HERTZ := 60
const SCALE := 300.0
const SHOULDER := Vector2(200, 420)

var bones := Vector2(0.55, 0.45)
var angles := Vector2.ZERO          # of the joints, from -1 to 1
var target := Vector2.ZERO
var frame := 0
var frames := 0                     # the scripted run ends there; 0: the mouse plays
var picture := ""
var doubt := 1.0                    # how far the arm has missed lately
var errors := PackedFloat32Array()  # of each frame
var slices := PackedFloat32Array()  # milliseconds of training in each frame
var intervals := PackedFloat32Array()  # milliseconds from frame to frame
var before := 0

@onready var learner: MptLearner = $Learner


func _ready() -> void:
	seed(7)
	for flag in OS.get_cmdline_user_args():
		var value := flag.get_slice("=", 1)
		if flag.begins_with("--seconds="):
			frames = int(value) * HERTZ
		elif flag.begins_with("--picture="):
			picture = value
		elif flag == "--untrained":
			learner.set_process(false)
		else:
			push_error(flag + ": unknown")
			get_tree().quit(2)


func joint_angle(joint: int, part: float) -> float:
	return 1.2 + 1.6 * part if joint == 0 else 1.5 + 1.3 * part


# Returns the elbow and the hand for the angles of the joints.
func reach(parts: Vector2) -> PackedVector2Array:
	var elbow := Vector2.from_angle(joint_angle(0, parts.x)) * bones.x
	var hand := Vector2.from_angle(joint_angle(0, parts.x) + joint_angle(1, parts.y)) * bones.y
	return [elbow, elbow + hand]


# Where a scripted target is: on a curve within the reach of the arm.
func script_target(second: float) -> Vector2:
	return Vector2.from_angle(1.6 + 0.9 * sin(1.1 * second)) * (0.62 + 0.16 * sin(1.7 * second))


func _process(_delta: float) -> void:
	if frame == frames / 2 and frame > 0:
		bones.y = 0.32  # the forearm breaks
	if frames > 0:
		target = script_target(float(frame) / HERTZ)
	else:
		target = (get_local_mouse_position() - SHOULDER) * Vector2(1, -1) / SCALE
		target = target.limit_length(bones.x + bones.y)
	# The arm goes where the network says, and tries around it as far as it has missed lately.
	var guess := learner.answer(PackedFloat32Array([target.x, target.y]))
	angles = Vector2(guess[0], guess[1]) + doubt * Vector2(randfn(0, 1), randfn(0, 1))
	angles = angles.clamp(-Vector2.ONE, Vector2.ONE)
	var hand := reach(angles)[1]
	learner.remember(PackedFloat32Array([hand.x, hand.y]), PackedFloat32Array([angles.x, angles.y]))
	doubt = lerpf(doubt, minf(hand.distance_to(target), 1), 0.1)
	note(hand)
	queue_redraw()
	frame += 1
	if frame == frames:
		finish()


func note(hand: Vector2) -> void:
	var now := Time.get_ticks_usec()
	errors.append(hand.distance_to(target))
	slices.append(learner.slice)
	if before > 0:
		intervals.append((now - before) / 1e3)
	before = now


func mean_error(from: int, to: int) -> float:
	var sum := 0.0
	for i in range(from, mini(to, errors.size())):
		sum += errors[i]
	return sum / maxi(to - from, 1)


func spread(times: PackedFloat32Array) -> String:
	var sorted := times.duplicate()
	sorted.sort()
	var n := sorted.size()
	return "%.3f ms in the median, %.3f ms in 99 of 100, %.3f ms at most" % [
		sorted[n / 2], sorted[n * 99 / 100], sorted[n - 1]]


func finish() -> void:
	print("error of the hand: %.3f in the first second, %.3f before the forearm breaks, " % [
		mean_error(0, HERTZ), mean_error(frames / 2 - 5 * HERTZ, frames / 2)],
		"%.3f in the second after, %.3f in the last 5 seconds" % [
		mean_error(frames / 2, frames / 2 + HERTZ), mean_error(frames - 5 * HERTZ, frames)])
	var held := 0
	for slice in slices:
		held += int(slice < 1.25 * learner.budget)
	print("training in a frame: ", spread(slices), "; %.1f%% within 1.25 budgets" % (100.0 * held / frames))
	print("from frame to frame: ", spread(intervals))
	print("%d frames, %d steps, loss %.5f" % [frames, learner.steps, learner.loss])
	if picture != "":
		await RenderingServer.frame_post_draw
		get_viewport().get_texture().get_image().save_png(picture)
	get_tree().quit()


func at(point: Vector2) -> Vector2:
	return SHOULDER + point * Vector2(SCALE, -SCALE)


func _draw() -> void:
	var font := ThemeDB.fallback_font
	draw_rect(Rect2(0, 0, 720, 480), Color(0.08, 0.10, 0.13))
	var joints := reach(angles)
	draw_line(at(Vector2.ZERO), at(joints[0]), Color(0.35, 0.65, 0.95), 14, true)
	draw_line(at(joints[0]), at(joints[1]), Color(0.55, 0.78, 0.98), 10, true)
	draw_circle(at(Vector2.ZERO), 10, Color(0.25, 0.28, 0.33))
	draw_circle(at(joints[0]), 8, Color(0.25, 0.28, 0.33))
	draw_arc(at(target), 12, 0, TAU, 32, Color(0.95, 0.55, 0.20), 3, true)
	draw_circle(at(joints[1]), 6, Color.WHITE)
	# The mean error of each second.
	var box := Rect2(420, 90, 270, 330)
	draw_rect(box, Color(0.25, 0.28, 0.33), false)
	var seconds := errors.size() / HERTZ
	for i in seconds:
		var height := minf(mean_error(i * HERTZ, (i + 1) * HERTZ), 1.0) * box.size.y
		var width := box.size.x / maxi(seconds, 60)
		draw_rect(Rect2(box.position.x + i * width, box.end.y - height, width - 1, height), Color(0.95, 0.55, 0.20))
	draw_string(font, Vector2(420, 78), "distance of hand and target, by seconds", HORIZONTAL_ALIGNMENT_LEFT, -1, 14)
	draw_string(font, Vector2(420, 442), "%d steps of training, %d frames" % [learner.steps, frame], HORIZONTAL_ALIGNMENT_LEFT, -1, 14)
